extension EncodingTexts {
  /// English questions with names of other languages and with signs, as English tables have them.
  static let english = lines(
    """
    Who wrote Jane Eyre?;Charlotte Brontë;Jane Austen;George Eliot;Mary Shelley
    Who painted The Persistence of Memory?;Salvador Dalí;Pablo Picasso;Joan Miró;Goya
    Which city is across the bridge from Copenhagen?;Malmö;Oslo;Turku;Bergen
    How much did a Coke cost in 1950?;5¢;10¢;15¢;25¢
    What is a jalapeño?;A pepper;A cheese;A dance;A boat
    Which soft drink cost 5¢ for seventy years?;Coca-Cola;Pepsi;Sprite;Fanta
    Who sang Halo?;Beyoncé;Rihanna;Adele;Shakira
    What is 100 °C in Fahrenheit?;212 °F;100 °F;32 °F;180 °F
    How many £ was the prize?;£1;£2;£3;£4
    What currency uses €?;Euro;Pound;Yen;Dollar
    What currency uses ¥?;Yen;Euro;Pound;Dollar
    In which country is São Paulo?;Brazil;Portugal;Chile;Peru
    Which country has Bogotá as its capital?;Colombia;Chile;Peru;Bolivia
    Who discovered the Ångström unit?;A Swede;A Dane;A Finn;A Pole
    What does piñata contain?;Sweets;Water;Sand;Stones
    Which composer wrote Rusalka?;Antonín Dvořák;Smetana;Liszt;Mahler
    Who wrote Les Misérables?;Victor Hugo;Émile Zola;Balzac;Molière
    Who played Amélie?;Audrey Tautou;Marion Cotillard;Eva Green;Juliette Binoche
    Which player is known as Pelé?;Edson;Diego;Ronaldo;Zico
    Which footballer played for Arsenal?;Mesut Özil;Ribéry;Müller;Klose
    What is ½ of 50?;25;20;15;10
    What is ¼ of 100?;25;20;15;10
    What is 3²?;9;6;27;8
    What is 90° called?;A right angle;Acute;Obtuse;Flat
    How many degrees is a circle?;360°;180°;90°;270°
    What does © stand for?;Copyright;Trademark;Patent;Registered
    Which brand is Nestlé?;Swiss;French;German;Dutch
    Where is the Côte d’Azur?;France;Spain;Italy;Greece
    Which country is Côte d'Ivoire?;Ivory Coast;Ghana;Togo;Benin
    What is Häagen-Dazs?;Ice cream;Chocolate;Cheese;Bread
    Which band has Lemmy?;Motörhead;Mötley Crüe;Queensrÿche;Metallica
    Who founded IKEA?;A Swede from Småland;A Dane;A Finn;A German
    Which chancellor followed Kohl?;Gerhard Schröder;Angela Merkel;Helmut Schmidt;Willy Brandt
    Who wrote One Hundred Years of Solitude?;Gabriel García Márquez;Borges;Neruda;Allende
    Which city is Zürich?;Swiss;German;Austrian;French
    What is a façade?;A front;A roof;A door;A wall
    What is déjà vu?;A feeling;A dish;A dance;A car
    What is a résumé?;A CV;A letter;A bill;A menu
    What is crème brûlée?;A dessert;A soup;A salad;A fish
    Which is a French pastry?;Éclair;Strudel;Baklava;Cannoli
    What did the students’ union buy?;A bar;A boat;A bus;A barn
    Who said “Veni, vidi, vici”?;Caesar;Nero;Brutus;Cato
    Who said ‘I came, I saw’?;Caesar;Nero;Brutus;Cato
    Which ship’s bell was found?;Erebus;Terror;Titanic;Mary Rose
    Wars of 1914–1918 were called?;World War I;Cold War;Boer War;Crimean War
    What comes next: one, two…?;Three;Four;Five;Six
    Who — in 1969 — walked on the moon?;Armstrong;Gagarin;Glenn;Ride
    Which is a Spanish letter?;Ñ;W;K;Q
    Which city hosted Expo 2010? Málaga or Córdoba?;Neither;Málaga;Córdoba;Both
    Which president was Perón?;Argentina;Chile;Peru;Brazil
    Who composed Boléro?;Ravel;Debussy;Satie;Fauré
    Where is Curaçao?;Caribbean;Pacific;Atlantic;Asia
    Who was Señor Wences?;A ventriloquist;A singer;An actor;A boxer
    What is El Niño?;A climate pattern;A dance;A boat;A hat
    What is smörgåsbord?;A buffet;A dance;A hat;A boat
    Which mountain is Popocatépetl?;A volcano;A glacier;A river;A lake
    Who wrote Faust?;Goethe;Schiller;Böll;Brecht
    Which car maker is Citroën?;French;German;Italian;Spanish
    Which singer is Björk?;Icelandic;Danish;Swedish;Finnish
    Which singer is Céline Dion?;Canadian;French;Swiss;Belgian
    Which poet is Cædmon?;Old English;Norse;French;Irish
    What is a soufflé?;A dish;A dance;A hat;A boat
    Which capital is Reykjavík?;Iceland;Norway;Sweden;Denmark
    Which capital is Asunción?;Paraguay;Peru;Chile;Bolivia
    Which capital is Brasília?;Brazil;Peru;Chile;Bolivia
    Which capital is Chișinău?;Moldova;Romania;Ukraine;Serbia
    Which rocker is Dave Navarro’s bandmate?;Perry;Kurt;Eddie;Dave
    Rock ’n’ roll began when?;1950s;1920s;1970s;1980s
    Music of the ’60s was led by?;The Beatles;ABBA;Oasis;Blur
    What are the dogs’ names?;Rex;Max;Spot;Toby
    Is Dostoevsky’s hero Raskolnikov?;Yes;No;Maybe;Unknown
    Pokémon began in which country?;Japan;China;Korea;USA
    Which Pokémon is yellow?;Pikachu;Mewtwo;Eevee;Snorlax
    Who is the chef René Redzepi?;Danish;Swedish;French;Dutch
    What does naïve mean?;Innocent;Old;Rich;Poor
    Whose fiancée was Anne?;Henry's;John's;James's;Paul's
    Which language has Ø?;Danish;Dutch;Polish;Greek
    What is the micro sign?;µ;m;n;p
    Which sign is division?;÷;x;+;-
    Which sign means plus or minus?;±;x;+;-
    What is the paragraph sign?;¶;§;&;@
    How wide is it: 5 × 4?;20;9;1;16
    What is the degree of 37 ºC?;Body heat;Ice;Steam;Room
    Which team is Atlético?;Madrid;Lisbon;Porto;Rome
    Which team is Bayern München?;German;Swiss;Austrian;Dutch
    Which team is Malmö FF?;Swedish;Danish;Finnish;Polish
    Who painted Guernica? Hint: not Miró;Picasso;Goya;Gris;Sert
    Who is José?;A man;A cat;A dog;A cow
    Who is Zoë?;A woman;A man;A cat;A dog
    Who is Chloë Grace Moretz?;Actress;Singer;Writer;Chef
    Who is Noël Coward?;Playwright;Singer;Painter;Chef
    Who is Renée Zellweger?;Actress;Singer;Writer;Chef
    Who is Penélope Cruz?;Actress;Singer;Writer;Chef
    Who is Sinéad O’Connor?;Singer;Writer;Chef;Boxer
    Who is Sinéad O'Connor?;Singer;Writer;Chef;Boxer
    Who is Seán Connery?;Actor;Singer;Writer;Chef
    Which isle is Réunion?;French;British;Dutch;US
    What is Perú's capital?;Lima;Quito;La Paz;Bogota
    Who was Camões?;Poet;King;Pope;Chef
    Which wine is Rosé?;Pink;Red;White;Green
    What is maté?;A drink;A dance;A hat;A boat
    Which cheese is Gruyère?;Swiss;Dutch;Greek;Irish
    Which dish is sauté?;Fried;Boiled;Raw;Baked
    What does vis-à-vis mean?;Face to face;Fast;Slow;Late
    Where was Ötzi found?;Alps;Andes;Urals;Rockies
    Who was Führer?;Hitler;Lenin;Mao;Tito
    Which god is Óðinn?;Norse;Greek;Roman;Celtic
    Which god is Þór?;Norse;Greek;Roman;Celtic
    Which region is Île-de-France?;Paris;Lyon;Nice;Brest
    Which philosopher is Sørensen’s friend Kierkegaard?;Danish;German;Dutch;Swedish
    Who wrote Steppenwolf?;Hermann Hesse;Günter Grass;Heinrich Böll;Thomas Mann
    Which actor is Gérard Depardieu?;French;Swiss;Belgian;Dutch
    Which architect is Gaudí?;Catalan;Basque;Greek;Irish
    Who won with 5½ points?;Fischer;Tal;Karpov;Spassky
    How high is Mount Everest?;8,848 m;29,032´;8,000 m;9,000 m
    Which trademark is Kleenex™?;Tissue;Soap;Shampoo;Tape
    Which brand is Lego®?;Toy;Car;Food;Shoe
    """)

  /// Three questions in each language that ``all`` doesn't have.
  static let otherLanguages: [String: [String]] = [
    "it": lines(
      """
      Qual è la capitale d'Italia?;Città di Roma;Milano;Torino;Forlì
      Chi dipinse la Gioconda perché gli piaceva?;Leonardo;Giotto;Tiziano;Michelangelo è già morto
      Quanti giorni ha la metà di un anno?;Più di cento;Trenta;Dieci;Così pochi
      """),
    "nl": lines(
      """
      Welke stad is de hoofdstad van België?;Brussel;Gent;Luik;Antwerpen
      Hoeveel provinciën heeft Nederland in totaal?;Twaalf;Elf;Tien;Één
      Wat eet een koe het liefst in reële weiden?;Gras;Vlees;Vis;Hooi geïmporteerd
      """),
    "ca": lines(
      """
      Quina és la capital de Catalunya?;Barcelona;Girona;Lleida;València
      Què és un castell fet de persones?;Una tradició;Un menjar;Una cançó;Un òrgan
      Quina muntanya és més alta que el Canigó?;La Pica d'Estats;El Puigmal;El Cadí;Això no se sap
      """),
    "da": lines(
      """
      Hvad hedder hovedstaden i Danmark?;København;Århus;Ålborg;Helsingør
      Hvilken ø er den største i Østersøen?;Sjælland;Fyn;Bornholm;Ærø
      Hvem skrev eventyret om den grimme ælling?;Andersen;Kierkegaard;Blixen;Søren
      """),
    "no": lines(
      """
      Hva heter hovedstaden i Norge?;Oslo;Bergen;Tromsø;Ålesund
      Hvor mange fjorder går rundt øya på kartet?;Ingen;Én;To;Åtte
      Hvilket dyr bor høyt på fjellet?;Gås;Bjørn;Sjøku;Føll
      """),
    "is": lines(
      """
      Hvað heitir höfuðborg Íslands?;Reykjavík;Akureyri;Ísafjörður;Selfoss
      Hver orti ljóðið um landið þar sem við búum?;Jónas;Egill;Snorri;Þórarinn
      Hvaða dýr er stærst í sjónum?;Steypireyður;Þorskur;Ýsa;Síld
      """),
    "fi": lines(
      """
      Mikä on Suomen pääkaupunki?;Helsinki;Jyväskylä;Hämeenlinna;Tampere
      Mikä järvi on maan syvin?;Päijänne;Inarinjärvi;Näsijärvi;Köyliönjärvi
      Kuka kirjoitti Seitsemän veljestä?;Aleksis Kivi;Väinö Linna;Eino Leino;Elias Lönnrot
      """),
    "sk": lines(
      """
      Ktoré mesto je hlavným mestom Slovenska?;Bratislava;Košice;Žilina;Prešov
      Ako sa volá najdlhšia rieka, čo tečie krajinou?;Váh;Hron;Nitra;Ľubica
      Koľko strún majú husle?;Štyri;Päť;Šesť;Osem
      """),
    "sl": lines(
      """
      Katero mesto je glavno mesto Slovenije?;Ljubljana;Maribor;Škofja Loka;Žalec
      Kako se imenuje najvišja gora v državi?;Triglav;Škrlatica;Krn;Češka koča
      Katera žival živi v kraški jami?;Človeška ribica;Žaba;Mačka;Miš
      """),
    "hr": lines(
      """
      Koji je glavni grad Hrvatske?;Zagreb;Šibenik;Požega;Čakovec
      Kako se zove najduža rijeka koja teče kroz državu?;Sava;Drava;Kupa;Žrnovnica
      Koja životinja živi u moru i pliva vrlo dobro?;Dupin;Mačka;Miš;Đavolica
      """),
    "hu": lines(
      """
      Melyik város Magyarország fővárosa?;Budapest;Győr;Pécs;Székesfehérvár
      Melyik folyó folyik át a fővároson?;Duna;Tisza;Rába;Körös
      Ki írta az Egri csillagok című regényt?;Gárdonyi Géza;Jókai Mór;Petőfi Sándor;Mikszáth Kálmán
      """),
    "ro": lines(
      """
      Care este capitala României?;Bucureşti;Iaşi;Braşov;Timişoara
      Care este cel mai lung râu din ţară?;Mureş;Olt;Siret;Someş
      Cine a scris poezia despre luceafăr şi fată?;Mihai Eminescu;Ion Creangă;Lucian Blaga;George Coşbuc
      """),
    "sq": lines(
      """
      Cila është kryeqyteti i Shqipërisë?;Tirana;Durrësi;Vlora;Korça
      Sa shtete kanë kufi me vendin tonë në Ballkan?;Katër;Dy;Pesë;Gjashtë
      Kush e shkroi romanin për gjeneralin e ushtrisë së vdekur?;Ismail Kadare;Naim Frashëri;Fan Noli;Çajupi
      """),
    "et": lines(
      """
      Mis on Eesti pealinn?;Tallinn;Tartu;Pärnu;Võru
      Milline järv on Euroopas suuruselt viies?;Peipsi;Võrtsjärv;Ülemiste;Pühajärv
      Kes kirjutas romaani tõest ja õigusest?;Tammsaare;Kreutzwald;Under;Jõgever
      """),
    "lv": lines(
      """
      Kura pilsēta ir Latvijas galvaspilsēta?;Rīga;Liepāja;Jūrmala;Rēzekne
      Kā sauc garāko upi, kas tek tikai valstī?;Gauja;Lielupe;Venta;Ogre
      Kurš dzīvnieks dzīvo mežā un ēd zāli?;Stirna;Vilks;Lūsis;Āpsis
      """),
    "lt": lines(
      """
      Kuris miestas yra Lietuvos sostinė?;Vilnius;Kaunas;Šiauliai;Panevėžys
      Kaip vadinasi ilgiausia šalies upė?;Nemunas;Neris;Šventoji;Mūša
      Kas parašė eilėraštį apie gimtąją žemę?;Maironis;Donelaitis;Žemaitė;Vaižgantas
      """),
    "tr": lines(
      """
      Türkiye'nin başkenti hangi şehirdir?;Ankara;İstanbul;İzmir;Muğla
      Ülkenin en uzun ırmağı hangisidir?;Kızılırmak;Sakarya;Fırat;Yeşilırmak
      Hangi göl ülkenin doğusunda, çok büyük bir göldür?;Van Gölü;Tuz Gölü;Eğirdir;Beyşehir
      """),
    "bg": lines(
      """
      Кой град е столица на България?;София;Пловдив;Варна;Бургас
      Как се казва най-дългата река в страната?;Искър;Марица;Струма;Тунджа
      Кой е написал романа под игото?;Иван Вазов;Христо Ботев;Пейо Яворов;Елин Пелин
      """),
    "sr": lines(
      """
      Који је главни град Србије?;Београд;Ниш;Нови Сад;Чачак
      Како се зове река која тече кроз престоницу?;Сава;Нишава;Тимок;Љиг
      Ко је написао роман о ћуприји на Дрини?;Иво Андрић;Бранко Ћопић;Милош Црњански;Ђура Јакшић
      """),
    "mk": lines(
      """
      Кој град е главен град на Македонија?;Скопје;Битола;Охрид;Тетово
      Како се вика најдолгата река во земјата?;Вардар;Брегалница;Црна;Треска
      Кое животно живее во езерото?;Пастрмка;Мачка;Куче;Ѕвер од куќа
      """),
    "el": lines(
      """
      Ποια πόλη είναι η πρωτεύουσα της Ελλάδας;Αθήνα;Πάτρα;Βόλος;Λάρισα
      Ποιο είναι το μεγαλύτερο νησί της χώρας μας;Κρήτη;Ρόδος;Κέρκυρα;Λέσβος
      Ποιος έγραψε την Οδύσσεια πριν από πολλά χρόνια;Όμηρος;Ησίοδος;Σοφοκλής;Ευριπίδης
      """),
    "he": lines(
      """
      מהי בירת ישראל?;ירושלים;חיפה;באר שבע;נתניה
      איזה נהר זורם אל ים המלח?;הירדן;הירקון;הקישון;הנילוס
      מי כתב את השיר על ציפור בגן?;ביאליק;עגנון;עמיחי;רחל
      """),
    "ar": lines(
      """
      ما هي عاصمة مصر؟;القاهرة;الإسكندرية;أسوان;طنطا
      ما هو أطول نهر في العالم كله؟;النيل;الفرات;دجلة;الأردن
      كم عدد أيام السنة الميلادية؟;ثلاثمئة وخمسة وستون;مئة;عشرة;ألف
      """),
    "vi": lines(
      """
      Thành phố nào là thủ đô của Việt Nam?;Hà Nội;Huế;Đà Nẵng;Cần Thơ
      Con sông nào dài nhất ở miền Bắc?;Sông Hồng;Sông Đà;Sông Mã;Sông Hương
      Ai viết Truyện Kiều nổi tiếng?;Nguyễn Du;Hồ Xuân Hương;Tố Hữu;Xuân Diệu
      """),
    "th": lines(
      """
      เมืองหลวงของประเทศไทยคือเมืองใด?;กรุงเทพ;เชียงใหม่;ภูเก็ต;ขอนแก่น
      แม่น้ำใดไหลผ่านกรุงเทพ?;เจ้าพระยา;โขง;ปิง;น่าน
      สัตว์ใดใหญ่ที่สุดบนบก?;ช้าง;ม้า;แมว;หมา
      """),
    "ja": lines(
      """
      日本の首都はどこですか。;東京;大阪;京都;札幌
      いちばん高い山は何ですか。;富士山;北岳;浅間山;阿蘇山
      「坊っちゃん」を書いたのは誰ですか。;夏目漱石;森鴎外;太宰治;芥川
      """),
    "ko": lines(
      """
      대한민국의 수도는 어디입니까?;서울;부산;인천;대구
      가장 높은 산은 무엇입니까?;한라산;지리산;설악산;북한산
      한글을 만든 왕은 누구입니까?;세종;태조;영조;정조
      """),
  ]

  static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
