extension LetterPairs {
  /// The languages of Central Europe, the Baltic and the Balkans in Latin letters, and Turkish.
  static let eastern = [
    "et": """
    _3k4jlmopstv5aehnr6õü7iu8däö a2_3ls4dnrt5abghikmv6ejpu b1_3ae4ir5u7l d1_2a4eiu7lmr8jknstv
    e2_3ls4deit5agkmnrv6hp7b8jou f1ai6_7elstu8dkmnor g2ai3_u4e6lr7mp h2ae3itu4kovä5m7jü8_
    i2_3dns4iklt5bgmv6pr7aeju8h j1a3uä5oõ6e7jü k2u3aeos4i5_käõü7lr8jtö l3_aei4ltu5gjmõ6ovä7dk8ns
    m2ae3i4_u5bmäõ6o7söü8kn n3_aegin4du6otä7ks8lrõü o2o3ln4hmrs5iktv6degjp7_8bu p2e3aiuä4o5prstõü6l7_ö
    r3aei4_ouv5dgkmnst6bjräõ7ü8ö s2_e3ait4u6kosõ7m8lnpü t2_a3eu4is5or6ltäõ7kmöü u3_ls4dinrtu5abhkmp6egv7j
    v1a3eiõ4ä5_o6u ä3ilrä4ehn5bdgkst7p8_a õ2i3npu4hrs5dmtõ6bl7k8_a ö1ö3d4br5eghklnst6_7ai8mu
    ü2l3hü4dkmns5rt6abjp7_8ei š1i5_a6es7dklmnortu8ghjpvä ž c q w x y z
    """,
    "lv": """
    _3p4abdkmnstuv5cgijlr6ez7š8fāēž a2_3irs4lmu5dknptv6bgj7czļš8čņž b2a3eiru4āē5lū6joļ7kpsī8_
    c2ei3aēī4_ā5osu6mt d2z3ai4eoruāēī5_6s8g e3mnst4dkl5_cipršž6jvzļ7bgņ8a f2io3eltu6_a7nrs8djkmpvzā
    g1a3ru4lsā5io6_z7enū h2aio5_6es7klmnrtuā8bdgjpvzēī i2e3_4lnrs5djktzņ6cmv7gp8boš j1a2uā4o5_iū6esš7mnē
    k2a3uā4_lors5it6mš7ļū8dev l3ai4eotāēī5dknsu6_glvzū7bcm8pš m2_3aei4suāē5oī6btū7mn8dgjpz
    n2_3aeoā4isu5dtēī7gū8flmnzģš o2_3st4dgklm5jnprzš6bņ8cvļž p2ai4eruāē5_lt6jmos7bgknīū8pvzļ
    r3_ai4eosuāī5mzē6bdknpt7gķšū8lv s1_3at5eilmā6kpuvē7nī8dos t3_aiuā4eor5sēī6dn7bgkmvū8jptz
    u2_n3s4mrz5dglt6ckpvš7j8iģ v2ai3eē4ā5_o6djsu7pī8g z2i3_e4auī5lmrsvāē6dgknopt7bcjņš
    ā2_3jms4krt5cdnvz6blp7u8fgičņš č1u2e3i6_7as8dklmnrtā ē2j3_rt4dlms5cknģ6vļ7gpņž ģ1i2e3_4au7s8kmnrtā
    ī2j3_st4bdgnz5ckmrv7lpž8a ķ1i3_euē7as8kmnrtā ļ2a3_iou4ā5gķū7s8emnrt ņ2a3iu4_oēš5ekģ8s š2i3_au4oāķ5sīņ6ek
    ū2st3k4drvš5_jpz7a8einu ž2_i3aoā4s5ē8ertu q w x y
    """,
    "lt": """
    _3kp4aimnstv5bdgjlršž6ouį7eyč a3_irsu4dln5kmptv6bgšž8cfč b2a3eiu4ū5or6dtėę7ąį8_ c1hi3e7_a8korstu
    d2a3i4_eoyėž5ru6v7ą8męįų e2_3nr4iklst5dmš6bgjpč7avž8cfou f2io3aeruy5_7knst8djlmpv
    g2a3eir4ouy5nė6_sąūų7ltęž h2emno5_i6as7klrtu8dgjpvėš i3_ans4ekru5lmotšų6dgjp7č8bvzū j2ao3eiu4ą5ūų
    k2a3iu4eors5_ltąėš6vy7nūų8dmę l2ai4et5_gnosuvė6bdkyįū7pąęž8ų m2ei3ao4uė5tą6_psyū7bęųž
    n3aeiu4kotė5dgyį6_sąčų7ę8cž o2_3ms4jknt5dglr6v7bčž8fp p2a3eir4lou5_ė6sty7dn8gjąčęšųž
    r3_ai4o5ekstuąėš6bmnyįūų7dgpž8l s1_3i4atu5e6klmnopvė7d8čįūų t2ai3ou4er5_yąėų6svįū7lm8kn
    u2s3_or4kv5dgjlmnptž6biš7č8z v2ai3eo4yė6u7ąę y3krt4bdglnsv5jmpž6čš7_8ai z1i2d3mą6_a7ekorsu8lnpt
    ą1_5js6lž č1i6_e ė2_3jlms4dt5k6g7nrvčž8i ę1_2s8i į1_4tž5ds6mpvš8ai š2i3_kt4aey5osvčė6dmnį7lpuą
    ū2r3kn4dstš5gl6mpčž7_ai8eou ų1_ ž1i4aemov5dknt6_su7lyčįų q w x
    """,
    "pl": """
    _3psw4cdkmnz5bgijort6aluśż7fhł8e a2_4cdjlmnrswł5kptz6ż7bfgćń b2iy3aoru5lsół6_cek c2hiz4ae5_oy6ju7kóą8npł
    d2z3aoy4_en5kruwł6clp7ijmsę8bdhąźż e2_4cdgjklmnrs5tw6bpż7złś8aućź f2io3er4ac6_8knswyz
    g2o3dr4ainł5_ló6eu7mw h1_2o3a4n5erwł6cimtuy i2_e3a4ę5cnsł6klmoąś7guwć8dirtzóż j2_e3ą4as5mnuwę6cd7ikopr
    k2ai3_o4rtu5lęł6swóą7n8bk l2ei3a4_kou5nsąę6có7bdlmw m2_i3ay4ou5en6róąę7kł8dp n2ai3o4_ey5ą6cdktuę7n8swóż
    o2_3dw4ns5bcjklmprtś6gzł7ićńż p2or3ai5elyół6_u7cę8nst r2z3aoy4eó5_kntu6cdiswę7pą8lmż
    s2itz4kł5_aep6cmowyą7nuó8sę t2a3_eory4ó5knuw7iąę8fpł u2_3jr4cds5gklntwzż6bmp7fś
    w2_i3ay4eos5nr6ck7duzęł8lptóą y1_4cnsłś5bkmptwż6dgjlr7zć z2e3_aiy5cknou6dmwąęł7glrt8bszó
    ó1w2r3ł4cż5bdź6gjklst7_8aei ą1_3c4ds5gktż6pzł7ć ć1_5bmsw ę1_3c4dkt5gćłż6zś7blp ł2_a3oy4eu6kntóą7bcę
    ń1c2s3_7aei8knorwyz ś2cm3lwć4_n6pr ź2_n3dlr7aeioz8ckmpstwy ż2ey3_4nsu5dkóą6acow8i é ü ö q v x
    """,
    "cs": """
    _3ps4adjkmntvz5bho6clručž7iřš8fú a2_3l4kntv5djmrszž6bcpčř7hš8ou b3oruy4aeilně5áíý6_ř7jkčů
    c1h2e3i5_otí7aklnpuů d3no4_eiluíě5arvyáý6bkséř7cptz8šů e2_4dlmnrst5bcjkz6pvč7hřšž8oň
    f1o3_iuy7aent8dklmprsví g2_3eory6a7diklmnstuv8bchjpzáíěř h2o3_4alnruyá5ev6třž7cdiéý
    i1_3l4cnt5dksvč6mš7beijož8apxzř j2e3sí4_ai5t6nášů7dhlmoruv k3_ao4dlrtuyá5eé6nvý7kř8cmůž
    l2_3aei4ou5nyá6kéíý7tz8bchm m2_3eiě4aouá5ní6lů7ck8bfjrvyéýž n3aeií4oáě5_uéý6ckty7ds8bjlnr
    o3_uv4bdlmrs5hjknptzčž6cřš8g p2oř3ar4l5ei6_nuáíěů7st8cyčš r2ao3á4u5_eknvyéýů6distz7l8cmpúňž
    s2t3e4_iklmv5nop6a7bcuyí8rw t3_aeo4iruě5víř6klnyáéý7cs8bt u1_4bcdjps5ntčš6klmrvž7hř8ďť
    v3aoě4_eiyí5nrzáéýš6ls7kuč8cdtňřů w1i6_7aeo8dklmnprstuv x1iu5_6aeo7dklmnstv8bchjpryzáíěř
    y1_4bnt5clmsš6hkřž7djprvz z2a3dei4_ná5klopví6bhmy7suýčř á2_3t4cdlmv5knpszčř6hjž7brňš é1_3m4h5nt6cfr
    í1_4ckm5dnstvz6rčš7bhlpř8j ó1n5_6aeo7diklmstuv8bchjpryzáíěř ú2ds3hrč5_7aeilnot8ckmpuváí ý1_3cmv5d6bhlt
    č2e3aikí4_nt5o6cluá ď1_7aeo8diklmnprstuv ě2_3l4hkstž5djnvzř6crť7mp ň2_ku3s7aenot8dilmprví
    ř1e2ií5á6_ako7mstčů š2e3tí4ainp5_kť6ruéš8o ť1_3aotá7eilns8cdhkmpruví ů2_3lm4jž5cdnrsv7aeo8ikt
    ž2e3_dí4ikn5aá6hlstš ü ö q
    """,
    "sk": """
    _3psv4akmnz5bcdhjort6lučšž7i8efgúľ a1_4djlnt5kmrsv6bchťž7pzčš8guďľ b3or4aeiluy5_úý6cdmnstváí7jš
    c1h2e3i4_a5u6kovš7lyéú d3eio4_alnruvyz5k6cpá7stéíúýšž8bóľ e2_4djlnst5kmrzš6bchpvčďň7fuľ8oťž
    f3aikou4rá6_7es8dlmnptv g2ao3eiu4ó6_8klnrstv h2_o3r4alu5vyáľ6mntý7ceiéíúš
    i2_3ael4ns5cdktvč6mšť7ruz8hijopá j2_e3aú5imnstš6hopu7cdklrváí k2o3_a4ertuyý5láú6dé7mvô8kníĺľž
    l2_a3eio5nuá6yóúý7hké8bszíšž m2_3aei5lnorá6kuyäôú7b8pzéíý n2ae3io4á5_ksuyéíúý6dč7ctž8gzóš
    o2_3mv4bdlr5chknstuz6jčž7pľš8ď p2or4ail5euí6áý7knt8_äš r3aeioá4_5knuyú6dsvíóý7cghlpéčšž8bmôť
    s2t3_ako4ilm5epv6nuíúť7cy8réľ t3aeior4_5nuyáí6klmvú7éý8óĺľ u1_4djst5hklnprž6bcmzčš8gľ
    v2_3aeo4iy5lráíý6knstäš7uzéúčŕž8c x1it5_6aeo7klmnrsv8cdhjpuzá y1_3s4knrt5cš6mpzž7lvčť8a
    z2a3_io4dnuv5lá6bepsyí7gjr á3_crv4lmnst5dhkčš6pľž7uzň8ao ä2tč3_ks7aeino8dhlmpruv é1_3h4rt5fgz8aeo
    í2_3ckm4stš5jnv6brčľť8aeo ó1n3mp4dlr6_7aeo8ikstv ô1jr3z6_7aeo8iklmnstv ú1_3t4cks5bhprč6dflmzšťž8aeo
    ý1_2c3m4v5bt6klňš8ao č2i3aekno4í5uš6_lmt ď1_2a3u4mt8eilnorsv ĺ2bpt5_6aeo7iklmnrsv8cdhjuzá
    ľ2a3knou4ú5_8ei ň1o2_4tu7a8eiklnrsv ŕ2bdtz5_6aeo7iklmnrsv8chjpuá š2i3atí4_ek5lvť6nps7éš8o ť1_2a5osu
    ž2ei4_dnoí5st6abĺ ö ü q w
    """,
    "sl": """
    _3ps4dijkmnvz5lot6abgrčšž7chu8f a2_4jlnrsv5dkmtš6bghpzč7ž8i b2i3aelo4_nru6t7č c2ae3_io4u6kv
    d2a3eior4_nv5tu6lp7ks8g e2_4dlmnrst5jkvč6gzž7bchpš f2ir3aeo4k6_8jlnpstv g1a2o3lr4i5_n6dj
    h1_3o4ainr5ekt6lč i2_3n4hjklms5ctvzč6drš7bgž8p j1e3_ao4iu5s6ntš7bcdmv8pč k2o3aei4_r5jlnu6dmv8t
    l2ai3_ejo6knu7cmp8dghč m2_eo3a4i5lu6bp7ns8cdfrč n2_ai3e4jo5s6ctu7dkč o2_3v4dls5bjkmnprtč6gzž7hš8cf
    p2or3a4ei5lu7_n8ktč r2ae3_io4j5t6nsuvž7bklmp8hč s2et3k4_aio5lmpv6nr8bu t2e3_aior5jnu6dlv8cks
    u2_3r4bdhjnsčš5lp6mtž7fgkvz8aeio v2ae3_i4ors5n6lzč7cdjkp8tu z2a3_en4div5bor6lmp7gjkstš
    č2aei3_4kn5oru6jl7v š2ae3_kt4i5jlnoč6pv ž2ei3a4_n5klo6bju ć đ q w x y
    """,
    "hr": """
    _3nps4dijkou5bgmrtvz6alč7chšž8ć a1_4dlmnrv5jkst6opzčš7cghćž8buđ b2ir3alo4u5e6_jn c2aei3u4_5orv
    d2a3_io4ejnru5v6lm7bgsž8z e1_4dlmnt5krsć6bgpvčš7ozž8cđ f1i2o3e6_7a8jlmnrstu g2o3_alr4du5e6n7i
    h2_a3or4eiln5v i1_3j4lmnt5cksvzčš6ghor7dpćž8bđ j1e3au4_i5o7nt8bksv k1o2a3_4eru5il6n7cv8m
    l2aij3eo4u7mn8_k m2_ao3e4i5lnu6j7dprs8bcfkć n2a3eijo4_u6cd7kstč o2_4djlmrsv5bgknpt6zčšž7ć8đ
    p2or3a4eilu6jn7_8stčš r2a3eio4_u5sv6čšž7cdghklmntz8bp s2t3eu4_aklm5inpv6jor8c t2ai3_eor5kuv6n7jls8p
    u1_4t5bdjklnprsč6ghmvzćž7cš8o v2ai3eor4j5lnu7_c8ks z2a3_in4bego5druv6lm7z ć2ei3_au5n č2ei3anu4k5_7jv
    đ2aei3u6_8jnor š3_aeit4ln5kou6pć ž2ei3au4dn5_l6b q w x y
    """,
    "hu": """
    _2a3m4efhksté5blnpv6cdgijoruz7áó8öúüő a2_3lz4knt5gmprs6djv7bchi b2ae3_b4oá5uéó6iő7dklnrst8fíöüű
    c1s4_e5ciku6ráéö8a d3aeio4_ué5jrtváő6bdnszí7lóöü8úű e3glnt4_kmrs5dz6jv7bhip8c f2eo3i4aéö5ruüő6_fláű7ú
    g1y3_4aeé5ot6gilnsáóő7fhmruvzü8bjkpú h2ao3eá5iéíóú6ű7_uő i2_3gkns4t5dlrz6acmá7bpvéó8efhou
    j2á3au4_etó5koéö6djlnszü k1_3eo4aiéö5áü6bk7jnrstó8hluí l2_3e4altyá5iknéő6dmosuvó7fghjr8bcíö
    m2_e3ai4oáé5b7lmpsuíúű8rtöü n2_3aky4deit5gnáé6co7buöüő8hl o3gklnrs4mtz5bd6h7cv
    p2e3aá4_orué5il6ckstí7bdjpzöüő q1u5_6aet7giklmnorszáé8bdhvy r3_et4aoáó5diknsué6bcgjmröő7hvü8lpzí
    s2_z4aest5ikoéő6uá7bnpríóú8möü t2_3ae4otá5iuéöü6lóő7bhjknrsy8vúű u3dklnst4g5bhmr6pz7ij8_
    v2ae3áé4io5_íö6bt7jső y2_e3a4ioá5mvé6hnstuóöü7bgkzíű8ő z2_e4aiotá5dszé6bhnóöüő7gkluíú8cvű
    á2r3lnst4bg5_jkmz6c7dpv8af é2s3glnr4kpt5_dvz6b7hjm8c í2rt3vz4n5egklms7_8a ó2l3_r4gkstv5bdimn6aefhjpz
    ö3lnrtz4bsv5gkm7ch8_e ú2s3_jlrt5adfgz7e8kno ü2ln3kr4v6bgmst7_8ae ő2_3lst4kz5bdfmr6ehj8a
    ű3jvz4_chlnst6ae7k8gimoryáé w x
    """,
    "ro": """
    _3acd4lmpsîş5fnortuv6begi7jz8ţ a2_3r4lmnst5cipuş6bdjzţ7gv8f b2i3aruă4eo5dţ6_â7l c2u3aeioă4â5_hrt6l
    d1e3io4_au5ră8bcm e1_4alnrs5ctş6gimpuţ7bdvxz8fo f2i3aeloă4ru5_tâ g3eiruă4_aho5lâ h1i2e4_ar5ă8nt
    i1_3n4aceit5lms6oruşţ7bdfpz8gv j1u3eo4_iă5d7a8cnrt l2_e3au4io5tă6d7bcmnvâţ8p m2_3aei4opuâă5bn8fvţ
    n2_3eit4acduă5gosţ7vz o2r3a4_ilmnst5bcpuv6dşţ7efg8z p2e3oru4ailă5t6_â8s r2e3_ai4uă5cot6gmnâ7bpsş8dfzţ
    s2et3că4_iopu5a6f7m8lâţ t2_e3ar4iouă5â u2_l3n4imrt5c6dpszş7afgăţ8b v2aei3o4ră5â6lu8_
    x1p3acei5_7lnortu8dmsă z1i2ă3e4aou5_bâ6dgnv8r â1n3r4imt5lu6dzţ8_ î1n4m5ş6lţ7i ă1_3r4mt5dls6cinpuzţ7bg8vş
    ş1i2t3_5aeou6cn7ă ţ1i3eă4au5_ é ö k q w y
    """,
    "tr": """
    _3bk4adgsy5ehimotvçö6fnpuü7crzş8l a2r3_n4klty5dmszğş6bchpvç7af8g b2aei4u5oöüı7l8z c1e2a3i4uı6r7ü
    d2ae3iı4ouü5ö8d e2_r3n4dklm5sty6cvzçğş7bfp8gh f2a3eitı4o5_lnu8r g2eöü3i5aoâ6u h1a3ei5_lmorâçüı6bnuv
    i2_3nr4klmyz5stş6dçğ7bh8f k2_a3l4eiotuı5ü6msö7krş8dyâç l2ae4_iuı5dlmü6gkt7o8cns
    m2_a3ei4uı5bdl6orü7cpsş8gtyz n2_3d4aceilı5uü6gr7kmstç8bo o2nr3l4kyğ5cmpt6_dsş7bv8hz p2ae3_ı4lor5itu6m
    r2_3aiı4del5ktu6msü7bcoş8pv s2a3eiotı4u5_lü6kö7m8prsç t2ae3iı4_lt5mouü6r7ç8bfhpy
    u3_lnry4mzğ5kstş6p7ag8bcdvç v1e2a4diru6_gmos y2a3eo4iluüı5_dn7bkrsvö8gmtzş z2_3el4adiu5güı6c7bosyz
    â2lr3_ş4hn7aei8dkmtuyı ç2e3_aiı4lo5mtü6u ö2n3ryzğ4l5ks6dmpt7vş8_ae ü2n3_rz4klyş5msçğ6t8cdhp
    ğ2iuı3r4aü5lm6_e7s ı2_n3r4klmyz5ş6csğ7dp8f ş2t3_aeı4il5kmuü7nyç î û j q w x
    """,
    "sq": """
    _3dmnt4ekps5bfgilqv6ahruz7joçë8cx a2_3rt4jlns5dk6fimpz7bcghqv b2ai3ruë4elo6jy8_ c2ei3a4oë5jm6_8hnrt
    d2h3ior4aeë5juy6_ e1_3nt4rs5jl6ghkp7cdmvz8quç f3ailou4erstë5q6j7_ g1j3aou4rë5_i6del
    h2e3ait4_ouë5jkp6q7m8fnry i2_3nt4ms5ejklr6aoquz7dfghp8cç j2eë3_a4iot5mnu6y7d8gqrs k2u3aoë4_er5it7l8jy
    l2l3aei4_ouë5t6bj7q8dknpvx m2eë3_ab4io5ju6p7r8tv n2_ë3dj4agi5etu6o8cx o2n3_r4hjst5diklmv6fgp7bz8qx
    p2aë3eor4iu5js6_lty q2eië3y4_u5ao6jt r2i3_aerë4o5stu6dgm7jky8hpv s1h3_4aei5ktë6ou7npy8djmrs
    t2_ë3e4ahi5oru6j7y u2r3_l4ajkmns5ght6eqz7cdfp8x v2aei3j4ë5ou6r8_ x1h3o4iu6_8aenrtë y2_t3ers4q5n6jlmz8aië
    z2ë3aeio4h5_bgm6rtvy8n ç2_3adfi4o5ekmsë7rt8hjnu ë1_3r4ns5mt6p7glz8dhjv é w
    """,
  ]
}
