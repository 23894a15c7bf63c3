extension CommonPasswords {
  static let people = """
    aaron abby abigail adam adrian alan albert alberto alejandra alejandro alex alexa alexander alexandra alexis alfred
    alice alicia alina alison allison amanda amber amelia andre andrea andreas andrei andrew andrey angel angela angelica
    angelina angelo anita anna annabelle anne annie anthony antoine anton antonia antonio april ariana ariel arthur ashley
    ashton athena audrey austin autumn barbara becky beatrice benjamin bernard bethany betty bianca billy bobby bonnie
    brandon brandy breanna brenda brian brianna britney brittany brooke bruce bryan caitlin calvin camila cameron camille
    carina carla carlos carmen carol carolina caroline carolyn carrie casey cassandra cassie catherine cecilia celine
    chantal charles charlie charlotte chelsea cheryl chester chloe chris christian christina christine christopher cindy
    claire clara claudia claudio colin connie connor corey courtney craig cristian cristina crystal curtis cynthia daisy
    dakota damian daniel daniela danielle danny darren dave david dawn debbie deborah denise dennis derek desiree destiny
    diana diane diego dimitri dmitry dominic donald donna dorothy douglas dustin dylan eddie edgar eduardo edward edwin
    elaine eleanor elena elias elijah elisabeth elizabeth ella ellen emily emma eric erica erika ernest esmeralda estelle
    esther ethan eugene eva evelyn fabian faith felicia felipe felix fernanda fernando fiona florian frances francesca
    francesco francis francisco francois frank frankie freddy frederic gabriel gabriela gabrielle gary gavin genesis george
    georgia gerald gerard gilbert gina giovanni gloria gordon grace gregory guillaume gustavo hannah hans harold harry
    harvey heather hector heidi helen helena henry herbert holly howard hunter ian igor ingrid irene irina isaac isabel
    isabella isabelle ivan jack jackie jackson jacob jacqueline jaime jake james jamie jane janet janice jared jasmine
    jason javier jayden jeanne jeff jeffrey jenna jennifer jenny jeremy jerome jerry jesse jessica jessie jesus jill
    jimmy joanna jocelyn joe joel john johnny johnson jonas jonathan jordan jorge jose joseph josephine joshua joyce
    juan juanita judith julia julian juliana julie juliet juliette julio justin kaitlyn karen karin karina karl katarina
    kate katherine kathleen kathryn kathy katie katrina kayla keith kelly kelsey kenneth kenny kevin kimberly kirill
    kristen kristin kristina kyle larissa larry laura lauren laurence leah leo leon leonardo leslie liam lilian lillian
    lily linda lisa logan lola lorena lorenzo loretta louis louise lucas lucia luciana lucy luis luke lydia lynn mackenzie
    maddie madeline madison maksim marc marcel marcela marco marcos marcus margaret margarita maria mariah marian mariana
    marie marina mario marion marisa marissa mark marlene marta martha martin martina marvin mary mason mateo mathieu
    matilda matt matthew maurice max maxim maximus maxwell megan meghan melanie melinda melissa mercedes meredith mia
    michael michaela michel michelle miguel mikael mike mikhail milan miranda miriam mitchell mohamed mohammed molly
    monica monique morgan muhammad nadia nancy naomi natalia natalie nataly natasha nathalie nathan nathaniel nelson
    nicholas nick nicola nicolas nicole nikita nikki nikolai nina noah nora norman oksana olga oliver olivia omar oscar
    pablo paige pamela patrice patricia patricio patrick patty paul paula paulina pauline pavel pedro penelope peter
    philip philippe phillip phoebe polina rachel rafael ralph ramona randy raquel raymond rebecca regina renata renee
    ricardo richard ricky riley robert roberta roberto robin rodney rodrigo roger roland roman romain ronald rosalinda
    rosemary roxana roxanne ruben russell ruslan ryan sabina sabrina salvador sam samantha samuel sandra santiago sara
    sarah sasha savannah scarlett scott sean sebastian serena serenity sergei sergey sergio shannon sharon shaun shawn
    sheila shelby sherry shirley sidney sierra silvia simon simone skyler sofia sonia sophia sophie spencer stacey stacy
    stanislav stanley stefan stefanie stella stephan stephanie stephen steve steven stewart stuart summer susan susana
    suzanne svetlana sydney sylvia sylvie tamara tania tanya tara tatiana taylor teresa terry thomas tiffany timothy tina
    tommy toni tony tracey tracy travis trevor trinity tristan tyler valentin valentina valeria valerie vanessa vasily
    vera veronica veronika vicky victor victoria vincent viola violeta violet virginia vivian vladimir walter wanda wendy
    wesley whitney wilhelm william willow winston xavier yolanda yulia yvonne zachary zoe
    """

  static let things = """
    abcdef access account admin administrator adminadmin airborne airplane aliens alpha amazing america anarchy andromeda
    angels animal apache apollo apple apples aquarius archer argentina arsenal asshole asterix atlanta atlantis august australia
    avalon avatar avengers azerty baby babyblue babyboy babydoll babygirl babygurl bailey balance balloon banana bandit
    barcelona barney barcelone baseball basketball bastard batman battle bavaria beach bear bears beautiful beauty beaver
    beer benfica berlin bigboss bigboy bigdaddy bigdick bigdog billabong bitch bitches biteme black blackberry blackbird
    blackcat blackie blackjack blaster blessed blessing blink182 blizzard blonde blondie blossom blowjob blowme blue
    bluebell bluebird bluebirds blueberry blueeyes bluemoon bluesky bollocks bond007 booboo boobies boogie booger boomer
    booster boston bottle boxing brasil brazil bright broadway broncos brother brothers brownie brutus bubba bubble
    bubblegum bubbles buddha buddy budlight budweiser buffalo buffy bugsbunny bulldog bulldogs bullet bullshit bunny
    burger buster butter butterfly buttercup button cactus cadillac california camaro camera campbell canada cancer
    candle candy cannabis captain cardinal cards carnival carpediem cartman cartoon casino casper castle catdog catfish
    celtic celtics chacha challenge challenger champion champions chance change changeme changeit charger chargers charlie
    charming cheese cheesecake cheetah chemistry cherry chevelle chevrolet chevy chicago chichi chicken chickens chiefs
    chinese chocolate chocolat chopper christ christmas chronic church cinderella classic claymore cleopatra clever
    client clifford cobra cocacola coconut coffee college colorado comet comfort commando common company compaq computer
    concrete condor confused connect constantine control cookie cookies cooking cool coolboy coolcat coolgirl coolness
    cooper copper corona corvette cosmos cottage cougar country courage cowboy cowboys coyote cracker crazy cream
    creative creature cricket criminal crimson cristal cruise crusader crystal cupcake custom cutegirl cutie cutiepie
    cyclone daddy daddysgirl dallas dancer dancing danger darkangel darkness darkstar darling dashboard daughter daytona
    deadman death december default defender delivery delta deluxe demon denver deputy desert design designer desire
    detroit devil diablo diamond diamonds diesel digital dinosaur dirtbike discovery disney doctor dodgers doggie dolphin
    dolphins domino donkey dontknow doomsday dracula dragon dragonball dragonfly dragons dream dreamer dreams driver
    drummer ducati duck dude dynamite dynasty eagle eagles earthquake easter eclipse einstein elegance element elephant
    elevator emerald emperor empire energy engine engineer england english enigma enter enterprise escape eternity europe
    everlast everton evolution example excalibur excellent express extreme facebook fairy faithful falcon falcons family
    fantasy fashion fatboy father february fender ferrari fighter fire fireball firebird firefire firefly firefox fireman
    firewall fish fishing fisherman flamengo flames flamingo flash flipper florida flower flowers fluffy flying football
    forever forest formula fortune forward foster fountain freak freddie free freedom freefall freeman freeuser french
    friday friend friends friendship frodo frog froggy frozen fuckyou fuckoff fuckme fucker funny future galaxy games
    gambit gandalf gangsta gangster garden garfield gateway gatito gemini general genesis genius germany ghost giants
    giggles ginger giraffe girls gizmo gladiator goblin godisgood godzilla gold golden goldfish goldie golfer golfing
    goodboy goodgirl goodluck goofy google gorilla government grandma granny green greenday gremlin griffin grizzly
    guardian guest guitar gunner hacker halloween hamburger hammer handsome happiness happy happyday harley harmony
    harrypotter hawaii hawkeye heart heartbeat hearts heaven hello hellokitty helloworld helpme hercules heritage hermes
    highlander history hockey holiday holland hollywood homebase homer honda honey honeybee honeys hooters hope horizon
    hornet horse horses hotdog hotgirl hotmail hotrod hotstuff house houston hummer hunting hurricane hustler iceman
    icecream ihateyou illusion iloveme iloveu iloveyou immortal imperial impossible independence indian indiana infinity
    inferno internet intrepid iphone ireland iron ironman island israel istanbul italia italian italy jackass jaguar
    january japan jasper jellybean jester jesuschrist jordan23 joker journey juice june junior jupiter justice juventus
    karate kawasaki killer killers killme kingdom kingkong kisses kitchen kitten kittens kitty kittycat knight knights
    kramer ladybug lacrosse lakers lalala laptop laser lasvegas legend legends legolas letmein letmein2 liberty library
    lifehack lighthouse lightning limited lincoln lineage lions lipstick little liverpool livelife lizard lobster
    lollipop lollypop london lonely looking lorraine losers loser love lovebug lovely lovelove loveme lover lovers loverboy
    lovelife loveyou lucifer lucky luckydog luckyone lululu machine madonna madrid magic magical magician magnum manager
    manchester mango manunited marathon marines mariposa market marlboro marley marshal marshall marshmallow master
    masters matrix matrix1 maverick mayday mclaren melody member memories memory mercury mermaid merlin metal metallica
    mexico miami mickey mickeymouse microsoft midnight military millenium million milano minecraft minnie mirror mission
    mister mobile monday money monkey monkeys monster monsters montana montreal moonlight morning mother motocross
    motorola mountain mouse mousepad movies mozart mushroom music musica musical musician mustang mustangs mybaby mylife
    mylove myname mypass mypassword myself myspace mystery mystic nascar naruto nathan nature nemesis network newcastle
    newlife newpass newport newyear newyork nights nightmare nightwish nimrod nintendo nirvana nissan nokia nothing
    november nuclear nursing oblivion ocean october office oldman olympia olympus online opendoor operator orange orchid
    orion orlando outlaw oxford pacific packers pakistan pancake panda pandora panther panthers panzer paradise paradox
    paramore parker parlour partner party pass passion passw password passwords passwort pa55word patches patriot patriots
    peaches peanut peanuts pebbles penguin penguins people pepper pepsi perfect personal phantom pharmacy phoenix
    photo photos picasso picture pickle picture pierre piglet pikachu pimpin pineapple pingpong pinkfloyd pinkie pioneer
    pirate pirates pizza planet platinum player playboy playstation please pleasure pokemon poison poland police polska
    poohbear pookie poopoo poopy popcorn popeye popstar porsche portugal positive potato potter power powerful precious
    predator present presario president presley pretty princesa princess princesse printer private producer professor
    profile program prophecy prospect protect prosperity puffin pumpkin puppies puppy purple pussy pyramid qwert qwerty
    rabbit racing radio raider raiders rainbow rainbows ranger rangers rapper raptor rasta ravens realmadrid rebel rebels
    redhead redman redrose redskins redsox redwings redwood remember reggae renault republic reptile respect retired
    revenge reverse revolution rhapsody ripper river rivers roadrunner robot robotics rocket rockets rocknroll rockstar
    romance romania romeo ronaldo rooney rooster rootroot rosebud roses runner running rush2112 russia sagitario sailing
    sailor saints sakura salasana samsung samurai sandiego sandman sapphire saturday saturn savage scarface school science
    scooby scoobydoo scooter scorpio scorpion scotland seahawks seattle secret security september september service seven sexsex
    sexy sexybitch sexygirl sexyboy sexylady sexymama shadow shadows shaggy shakira shalom shark sharks shelter shinobi
    shithead shopping shorty shotgun shoulder siemens silence silver silverado simple simpsons single sister sisters
    skate skateboard skater skeleton skippy skittles slayer slipknot smart smile smiley smoke smokey snake snakes
    sniper snickers snoopy snowball snowboard snowflake snowman soccer softball software soldier soleil solitude something
    sonic soprano southern southpark spain spanky sparkle sparky spartan spartans special spectrum speedway speedy spider
    spiderman spirit spongebob spring spunky squirrel stalker standard star stargate starlight starfish stars startrek
    starwars station stealth steelers steel sticky stinky stonecold storm stormy stranger strawberry strength strike
    strong student studio stupid success sucker suckit sugar sultan summer summertime sunday sundance sunflower sunlight
    sunny sunrise sunset sunshine super superboy superman supernova superstar supreme surfer surfing survivor suzuki
    sweden sweet sweetheart sweetie sweetpea sweets swimming switch switzerland swordfish symphony system tasha taurus
    teacher technics technology teddybear teddy telecom telefon telephone temple templar temporary tennis tequila
    terminal terminator test testing tester testtest texas thailand thanks thebest theboss theking theone therock
    thompson thunder thunderbird thursday tiger tigers tigger tinker tinkerbell tintin titanic titanium together tomato
    tomcat topgun topsecret toronto tottenham tornado tortoise toyota tractor training transam transformers traveler
    treasure triangle triumph trojan trouble trucker trucks trumpet trustme trustno1 truelove tuesday turtle turtles
    tweety twilight twister ultimate umbrella undertaker unicorn united universal universe university unknown user
    username utopia valley vampire vampires vegeta velocity venice venus victory viking vikings vintage viper vision vodka
    volcano volleyball voyager warcraft warlock warning warrior warriors washington water watermelon webmaster wedding
    wednesday weekend weezer welcome western whatever whatsup whiskey whisper white wicked wildcat wildcats willie
    window windows windsurf winner winners winter wisdom witch wizard wolf wolfgang wolfpack wolverine wolves wonderful
    wonder wonderland woodland woody working world worldcup wrestling wrestler xbox360 yamaha yankee yankees yellow
    youtube zanzibar zaq12wsx zebra zeppelin zidane zombie zombies zxcvbn
    """

  static let phrases = """
    123abc abc abc123abc abcd1234 allblacks allison1 andrew01 asd asdasd asdqwe asdf1234 asdfasdf asdfghjkl baby123 badboy
    badgirl bestfriend bestfriends bigbrother blahblah blank321 blueangel callofduty candyman changethis chelseafc
    choose coldplay counterstrike counter daddy123 deadpool dearest default123 donttellanyone dragonballz drowssap
    eatme fastcars fcbarcelona finalfantasy fingerprint firstlove fishhead foobar forgetit fortnite fourwheeler fuckthis
    gameover gamer getout girlpower givemeit godislove goodbye goodday goodlife goodmorning gotohell greatday halflife
    hahaha hahahaha happybirthday happyfeet happygirl happylife happyman harley01 hello123 hellohello hellothere heyhey
    hiphop holycow hotchick hotpink ihavenoidea ilovegod ilovehim ilovejesus ilovemom ilovemyself ilovemum ilovemydad
    ilovemyfamily ilovemymom ilovethis ilovetoyou iloveyou2 iloveyoubaby iloveyoumore iloveyouso imcool incorrect
    internetexplorer itsasecret jesuslovesme jesusislord jesussaves jimihendrix justdoit justinbieber justme justforfun
    kickass kissme kissmyass leagueoflegends lebronjames letmeinnow letmein123 liverpoolfc livefree login logmein
    lovehate loveforever loveisblind lovehurts lovestory lynyrd mamapapa manutd maria123 masterchief metoo mommy
    momanddad monday1 mother1 mustang1 myangel myfamily myfriend myhouse mykids mynameis mysecret mypassword1 neverforget
    nevermind newpassword newuser nobody nopass nopassword noname nothing1 notime nowayout numberone onelove oneandonly
    onepiece onetwothree openopen opensesame openup oneteam p4ssword pass1word passcode passkey passme passphrase
    passport passwd password1234 passwordpassword passwrd peaceandlove peaceout peanutbutter pinkpink playball pleaseletmein
    pleasehelp plsletmein power123 private1 protected pswd pulpfiction puppylove q1w2e3 qazwsx qaz qwe qweqwe qweasd
    qwerty1 qwertyqwerty qwerty12345 redsox04 restart rockandroll rockon rockyou rootadmin runescape samsung1 sayonara
    secret123 secretword seinfeld sesame setup sexyback shutup silly skywalker slamdunk smackdown someone spiderpig
    startnow startup stopit sunshine1 superadmin superuser supersecret sysadmin takethat teamo teamobebe temp temp123
    test123 testpass testuser thankyou theman thisisit thisismypassword threekids timemachine toor trustnoone twoface
    unlock updown user123 wearethebest welcome1 welcomehome whatisit whatthefuck whocares whoami whyme wordpass wordpress
    worldofwarcraft wow wtfwtf xxx xxxxxx yesterday yesyes youandme youbet yourmom yourname zaqwsx zxc zxczxc zxcasd
    correcthorsebatterystaple correcthorse
    """

  /// What is as common in other languages and keyboards as those are in English.
  static let elsewhere = """
    adgjmptw alohomora altynbek amoreterno amoremio amor amormio andromache anhyeuem antalya azertyuiop bebita besiktas
    bonjour bordeaux bourbon buenosaires cachou caramelo chouchou cholita chivas contrasena corazon coucou daniel123
    doudou estrella familia fenerbahce feliz fenerli futebol futbol galatasaray gatinha gatito geheim geheimnis gfhjkm
    hallo hallo123 hallohallo hejhej hejsan hola holahola ichliebedich ilovemyspace internacional jetaime jtmjtm kakashi
    kancil karabas killerbee klaster klapaucius komputer korova kotenok krasotka kucing lapochka legia lorena lozinka lubov
    ljubov ljubav loulou lyubov maman mamama mamapap marlon marseille mercedesbenz mexico86 minhasenha misha mihail moncoeur
    montagne monange moscow moskva motdepasse nastya natacha nimda ninochka nounours nursultan palmeiras papamama parola
    parolparol parol passer password2 petersburg pimpollo poisson polniypizdec polska princesita privet privetik prikol
    qaqaqa qwaszx raiden rahasia rammstein redrum rfvtgb samara sayang sayangku schalke schalke04 schatz schatzi schatzi1
    schnecke schnucki senha senha123 sevgilim shqiperia sifre sifresifre soleil solnce solnishko sommer sonnenschein
    spartak spartak1 sputnik superstar1 sverige swordofdestiny tamtam teamomucho teamo123 tequiero tequieromucho tinkoff
    toulouse ukraina vfhbyf viktoria vivaldi vkontakte voetbal wachtwoord wachtwoord1 wilkommen willkommen winnetou yasmina
    yfnfif zaika zenit zenit2009 zhenya zvezda zxcvbnm1 woaini woaini1314 woaiwojia woaiwoziji nihao nihaoma mima mimamima
    tiantian xiaoxiao baobao wangwei zhangwei liwei taiwan taipei beijing shanghai hongkong laopo laogong aini1314 qq
    пароль любовь привет солнышко наташа максим марина андрей сергей наталья светлана александр татьяна людмила
    анастасия екатерина виктория владимир котенок котёнок зайка малышка россия москва спартак динамо зенит машина
    йцукен йцукенг фыва ячсмить секрет люблю ялюблютебя qwertyйцукен 密碼 我愛你 密码 我爱你 パスワード 비밀번호
    """
}
