extension LetterPairs {
  /// The languages of Western and Northern Europe.
  static let western = [
    "en": """
    _3at4bcfhiosw5delmp6gnry7jkuv8q a2n3_rst4dly5bcikmv6gp7fuw b2e3aou4ilry6s7bj8_ c2h3aeo4klt5ir6_cuy
    d1_4aeios5r6dlny7fu8mv e2_3r4adns5eltv6cimpwy7fx8gk f2_o3ir4aet5lu6f g2_3eh4al5giorsu6nt
    h1e3_ao4i5tu6ry7s8b i2n3st4clr5_defgmov6a7px8ku j1o2au4e6_8hinrst k1e3_i4n5sy6abmw
    l2e3_ailo4y5d6fstu7k8cprvw m2e3_aio4pu5bmsy7n n2_d3eg4st5io6ac7bkluvy8hjn o3_nru4fmw5lopst6adkv7bcegiy8z
    p2e3_al4hoprs5itu q1u7_8et r2_e3o4ais5dnty6gklmru7c8hvw s1_3et4hi5aosu6ckp7w8bm t1h2_3e4io5ars6ltuwy7c8m
    u2r3lnst4_gi5acem6dp7bf v1e3i5ao6y8_ w2a3_ehi4no6rs7dl x2pt3_4acfo6e7ns8dhilr y1_3o4es6bcmt7adl
    z1e3_aoz7hinrst8dluw é è ê ë ï ö ü ñ ç à á â ô û í ó ä å ø î æ œ ã õ ú ì
    """,
    "fr": """
    _3dl4acemps5bfnqrtuv6ghijoàé8y a3_inu4lrv5bcgmpst7dfqy8hîï b2e3ailor4u6sâîû7_ c2ho3ae4_ir5ltué7cyô
    d1e3_u4aioé5r7è8gnsû e1_3nrs4tu5lm6aiz7cpx8fv f2r3ailo4efu5èé6_s g2e3anr4ué5_io6ltâè8s h2ae3iué4o6_lr
    i3elnst4_r5goè6cdmqv7fxé8a j1o2e3au4_5à k1iy5_e6arsu7lnot8cdmpvé l1e2a3_l4iu5o6qsèé8à
    m2ae3io4mp5éê6_buè8û n2_t3es4do5acgn6iqué7f8vè o2nu3ir4lm5cpst6_y7bdfqëù8kéîïû p2a3elor4iu5p6_sé7ht8âçèê
    q1u5_ r2_e3a4iosté5dru6cgmn7èê8bqv s1_3e4ios5atu6é7pq8cè t1_3e4aior5st6ué7h8ô
    u3_einrs4tx5alv6djmp7bcf8gé v2aeio5r6uèé8_ x1_3i4a5ept8s y2_ae3s4cdo8ilnrtu z1_4ei à1_
    â2ct3gi5_6e7alnorsu8dmp ç1o2au5_6e7ilnrst8cdmp è2r3ms4cdntv5bfg6_7e8ailou é2_3est4cprv5agjlmnu6bfo7q
    ê1m2t3p4c6_7es8ailnoru ë1l6_7e8ainorstu î2t3lmn5_6es7aioru8cdp ï2csv5_e6aru7ilnot8dmpé
    ô1t2l6_e7ainrsu8do ù1_7e8ailnorstu û2_r3ct6es7ailnou8dmp œ1u6_7e8ailnorst ü æ ÿ w
    """,
    "de": """
    _3ds4abeimuw5fghklnvz6jpt7orü a2nu3ls4cr5bdfghmt6_7aikpß8v b1e3r4_ail5tu6oszö7pü c1h3k8i
    d1e2_3ai4u5o6lrs7tw8by e2_nr3i5hlst6bcdgmu7ef8kwß f3_ert4afilü5ouä6h7gnsz g1e2_4at5ilrs6uä7n8z
    h2_e3art4n5ilmosuw6äö7z8bhkü i2en3c4gst5_hlmr6d7bf8aß j1e2a3u4oü6_7n8dhirst k2e3_ao4ilrtuö5ä6knsü7z
    l2e3_il4at5bdosäü6fnu7kz8cgmpö m2_3aei5motu6dlsü7bhpäö8k n1_3de4gt5ans6ikz7ou8bcfhlmü
    o2r3cn4lms5_bdghp6fktuß7eovz p2f3aeir4opä5_lt6hz8n q1u6_e7n8adhirst r2_3e4ainst5dgzü6cfklmoruä7h8bpwö
    s2_t3cei4s5op6a7bu8kä t2_e4at5irz6losuwü7hnä8d u2n3_4cfmrst5eg6bhlß7ip8adw v1eo3i6ö w2aei3o5äö6uü
    x1_5e6inr7adhlstu8bcfgkmo y1_s5e6inr7adhltu8bcfgkmo z2eu3_iw4t5o6a7äöü ß1e2_3t4ilm7n8adhrs
    ä2n3hltu4r5fs6cdmpß7_e8i ö3lnrt4chms5efgpw6_7i8adu ü2br3ch4gst5fn6dpß7_e é è à
    """,
    "es": """
    _3acdel4mps5nqtuvy6bfghor7j8i a2_3nrs4bdl5cm6gjptv7uzñ8ioy b1a2r3i4eou5ls6í7téú8_ c2ao3ei4hu5r6lí7t8dó
    d1e2o3ai5_u6rí7éó8á e2_3nrs4l5cm6dgjtvxz7bipñ8afoq f2u3aeir4lo5í6é7_8s g2aou3er4ü5l6óú7ií8_
    h1a2o3iu4e6íó8_ i3aen4cglst5_dmoró6pv7bfzé8uñ j2aeo4u5_ó6iáéí8s l2ao3_e4il5tu7gmáí8cdpqrvé
    m2ei3aop4uá5b7éíó n2_3at4cdeo5iu6fgs7jqvz o2_s3nr4m5cdl6bpt7gjyz8afvñ p2ae3ior4lu q1u
    r2ae3_o4i5dmrtí6gnsuá7clvéó8qz s1_3et4aio5cpu7dm8fí t2aeo3ir5uó6í7áéú u2en4air5cdlsté6_bgpy7vá8jmzí
    v2aei4oí7ó w1e5_a6nos7cdilrtu8mp x2it3ap4c6_7eo8dlnrsu y1_4ae6ou z1a3_co4ó5pquáú7e8nrs
    á1s2n3_4b5gilmrz7ae8o é2_3lrs4cn5bitx7ae8o í1a3_4no5er6fsñ ñ1a2o3e4ó5i7_8ns ó1_3n5dlv8ae
    ú2n3_clrs4ñ6ae7io8dmptu ü1e2i6_7aos8cdlnrtu ç ï k
    """,
    "pt": """
    _3acde4mnops5flqtuv6bgir7j8àáé a2_3rs4dlmn5itv6cgpç7boqz8fuí b2ar3eo4i5l6suéó7_ c1o2a3ei4hu5r6lê7ó8nâéí
    d1e2ao4i5u7r8áéú e2_3s4ilmnr5cgu6advç7jtxz8bpq f2aio3e4r5luáé6íóô7_ g2au3eor4i7m8_ h1a2eo5uã6á8_
    i3anr4_dmost5cglxz6euv7jp8qç j2ao3á4eu5ã7_ l2a3ehio4_t5du6gmpvá7sé8cfqâçêíó m1_2a3e4o5bipu7áãé8êõ
    n2t3dho4ac5egisuã6fvç7jq8_ráêíóú o1_3rs4mnu5l6acdipv7bgtz8efjç p2aeo3r5ié6lu7ã8óú q1u
    r2a3_eio4t5drá6cgmu7fnqãé8svê s1_3e4ast5co6ipu7m8bdfqãéíó t2aeo3r4i5uã6é7lâ8ó
    u2e3_am4ilr5ns6bdgtvé7pzí8cjxçê v2aei3o6éó7ruê8_ w1a5_6eors7cdimntu8lp x1a2e3io4cm6_8dnrsu z2_ei3a4m5o
    à1_2s7ae8or á1_3r4bgv5clms7ae8io â1n7_ae8ors ã1o3_5s ç1a2oã5õ8_ é2_m3cs4dru5lt7a8eo ê1ns2_7a8eor
    í2ns3ac4bfmv6_e7ior8dltu ó2_s3pr4bcg6a7eo8dilmntu ô1l5_a6eors7cdimntu8p õ1e6_a7ors8cdilmntu
    ú2n3bjlmsv5_6aeo7cdirtu8p ü è ö k y
    """,
    "it": """
    _3cds4aeilmp5fgnrtuv6boq7hè a1_3n4lrstv5cm6dgip7bz8u b2ai3beru4o5l8_ c2o3achi4eu6qr7_l8n d2eio3a4u5_r7ò
    e1_3nr4lt5cgsv6dim7pz8abfo f2aio3e4fru6ò8_ g2i3lno4aegru6h7ù8_ h1ei3a4é5o i2_3n4acelot5s6gmruvù7dp8fz
    l2_ae3il4o5ct6u7bz8dm m2aeio3p5bmu6_ n2o3_aet4di5cgn6suvz7q o1_3lnr4ms5cgt6ipv7df8b p2eo3air4p5u6l8hsì
    q1u r2ae3io4t5_cnru6dgms7lvàò8b s3ceiot4apsu6f7bmì8qé t2ae3iort5u6à7_8ln u2n3at4eior5_clms6dfg7bp8vzò
    v2aeio5u7rvò w1e5_6aino7clrst8dgmpuv x1t5_6aeino7clrs8dgmpuv y1o5_6aein7clrst8dgmpuv z1i2a3oz4e5u7_ à1_
    è1_ é1_8aeio ì1_7a8eilnort ò1_ ù1_ î ó ê j k
    """,
    "nl": """
    _3de4bhimosvwz5agklnt6pru7fj8c a2an3rt4gl5_cdms6fkp7iuv b1e3alor4iu5_6b c1h5io6at8_
    d1e3_a4i5dor6stuw7b8jklv e2_n3er4lt5g6dikmsuv7bfpw f1_2t3i4ders5l6fgho8an g1e2_4r5aos6git7dlnu8mvw
    h2e3aot4iu5_6r i2jn3e4gkst5dl6_cm7aoz8frë j2kn3_e4a5dfo6glpuvw7isz k2_e3t4aklo5irs6juw7n8bp
    l3_aei4los5dgktu6f7bv8mpwz m2e3_aio5mps6bdtu7kvü n1_4dg5aeiost6k7nuz8bclvw o3enopr4ltu5dgkmv6cf7_s8i
    p2_e4al5inoprtu6ks7gjmz r2_3eo4adist5gkmu6lvw7jnp8bhrz s2_t3c4el5p6anos7hijku8dgmw
    t1_2e4io5arstu6w7dghjz u2i3rw4dkstu5_l6cgmn7bpz8e v2ae3or4i5l6u w2ae3io4_6dtw7s
    y1o5_e6ant7dilrs8ghkmpuvw z1e2io4au6w7z8_ ë1_6e7anort8dikls ü1n5_e6at7dilors8ghkmpuvw é ï ö è ê ç q x
    """,
    "ca": """
    _3ade4cilmpt5bfhqsuv6gnor7jé a1_3lnr4mt5dsv6bfgip7cqu8ç b2a3_elor4u5ié6t7sú c1a2o4_it5elsu6r7có8hàò
    d1e3ai4_or5u7í8sà e2s3_lnr5cgimtu6d7bvx8e f2aei3or4lu6èé8_ g2eu3ar4io5_l6dnsü7àíú h1i2ao4e6_u
    i2_3an4rtx5bcdeglsu6mov7f8pó j1a2o3u5e7_ l2_a3els4it5o6u7g8è m2_e3ai4bop5sué6àí7ò8nèú
    n2_3ast4eo5cdiy6g7fruxç8jnvà o3_lmnrt4bs5c6dfquv7g8hijpï p2ae3or4il5_su6t7bdèú q1u
    r2_e3a4irt5dnosà6cgmquò7béí8lv s1_4aest5cio6p7u8ó t2_a3ers4io6luí7gjmàéó u2en3_4air5lmstè6dp7cgj8bfé
    v1a2e3i5ou7à8_ x2ae3_p4ioò5à8ls y2_a3eos4i8dlnrtu z1a2e5_7ilnorst8cdmpu à1_2v3n4r5cpq7ae8ilst
    ç1a2_3ó7e8ilnrst è1_3n4cfp7ae8ilorstu é1s2_ í2_3enst4cfl7a8dioru ï1n2ds5_6ae7ilortu8cmp
    ò1_3m4bps7ae8ilnortu ó1_2n3r7ae8ilst ú2s3_brt6ae7ilnou8cdmp ü1e6_a7lnrs8cdimotu ö k w
    """,
    "sv": """
    _3s4adfhimov5begklnprtu6jä7åö a2_r3n4dglt5msv6kp7cf8j b2e3alor4iuä5yö6bs7_j c1hk7e
    d1e3_a4r5dis6gouäå7ltvy8bhjknq e2_nr3t4dl5s6fgkmv7bcx8hp f2ö3ar4ilotä5efyå6u7_j
    g2_e3a4gort5dilnså6uäö7m8fjy h1_2a3o4euäö6iå7j i2_n3gl4dst5ckmo6rv7fhp8abix j2a3euäö4o6d8_
    k2a3eot4_lu5nrä6isvö7y8hjkå l2l3_aei4ä5koståö6dnu7fjmvy8bghpr m2e3_ai4mo5lptäå6jnruyö7bd8fghs
    n1_3adg4s5enot6iuäå7fkyö8hl o2cm3nr4lt5_dgp6bs7kv8f p2å3aep4_lr5iotä7fmsvö q1v5_6aenrt7dgilmos8fhkpuäåö
    r1_3a4e5diknostäå6gmuvö7bjry8flp s2t3_k4aeio5psvå6jlmnö7buä8ghry t2_3aeit4r5o6suväå7fjlnyö8k
    u2n3lprt4_ms5dgk6bv7cfx v2ai3_eä4å5l6dsu7ghnr8b x1t2_3jn7aer8dgilos y2r3acgl4_st5dfn8e
    z1y5_6aenrt7dgilmos8fhkpuväåö ä1r2n4glst5cdkmv6x7hp8_ å2_3gnr4lst5d6km7bhp ö1r4gklntv5_dms6bfj7cp
    ü1b5_6aenrt7dgilmos8fhkpuväåö é æ ø w
    """,
    "da": """
    _3s4abdefhimov5gklnprt6j7u8cåæø a2n3glr4dftv5_ms6bk8ahop b2el3aor4y5isæø6_btu7mnå
    c2ho3_iky6er7adglnst8mv d1e3_5arst6dilu7b8hkmnovy e2_nr3t4d5ls6gjmv7f8behk f3_ort4ailø5eæ6fjå7gy
    g1_2e4t5aglr6osyå7dhijnuvø8b h2av3eu4jo5åø6_iæ7bry i2_3gln4dks5r6bmtv7eo8acpu j1e3oæ4ls5rø6aduy7_8n
    k2e3ak4_ilor5stuø6våæ7y8n l2e3_ail4d5otyæ6ksuø7bgmpvå8f m2_e3a4imo5påø6klsuæ7t n1_3deg5kstå6aino7huæ8lø
    o2gr3m4lns5_dpv6efk7u8abt p2eå3_i4pr5alou6dfø7æ r1_3e4n5adgist6kmoruæø7h8flvyå
    s2t3_k4eio5apå6lmsvyæø7bdgjn8hu t1_2e3i4ar5ot6uyåæø7n8s u2n3_d4lrs5egkmt6b7fx v2ei3ao4_5dnæ7rst8huø
    w1e5_6nr7adgilost8bfhkmv x1t5_e6nr7adgilos8bfhkmv y3ekn4_glrstv5ad6bc8i å1_2r4el5n6dst7bh
    æ2lr3n4bdgs5k6_emtv é1_t5e6nr7adgilos8bfhkmv ø1r3d4bglmn5ejksv6_ ü1b5_e6nr7adgilost8fhkmv ö ä q z
    """,
    "no": """
    _3os4dfhkmtv5abegilnp6jruå7ø a2nr3_l4dtv5gkm6fsu7beip8jo b3aelor4iuyø5bjå6st7_
    d1e3_4airt5du6ly7hnsv8bfkmoø e2_nr3t4l5dgms6ik7v8fp f2o3irø4aejlt5f6åæ7suyé8_ g1_2e4j5aglrså6notu7di8fy
    h2ae3uv4oø5j6å7iy8_ i2_3ln4dgkrs5emt6fopv7ab8ø j1e2o3ø4a5uæ6_ k2e3_ak4ior5jlst6uvy8fmn
    l2e3_ail4ot5du6msvyø7bgkpræ8nå m2_e4aimo5åø6lst7pu8bdjy n2_e3dg4n5ost6aikyå7lø8jru
    o2gr3m4lsv5_dknpt6e8bf p2eå3p4_lr5aiosuø7h r1_3e5adikost6mnruø7bgvyå8flp s2t3_ek4o5ajlmpyå6insv7bduø8f
    t1_2e3t4air5o6suø7lyå8jm u2nt4_eklrs5fg6mp7d v2ei3_a4o5åæ6dl7ntu y3eknrt4_gps5d6fl å1_2r4lt5ks6den7p
    æ1r8_ é1v5_e6nrt7adgiklmos8fhpuå ø1r3y4_lnsv5dekpt6m è ê ô ö ä ò â c q w x z
    """,
    "is": """
    _3hs4abefmováþ5gkltí6dnru7jpyéú8æóö a2_r3nð4s5fgklmu7bt8depvxí b2r3ao4eilæóö5juyú6áí7_bý
    d2iu3a4_rs5deó6líý7bfjæö e2i3gnr4fklmstð5y6x7p8_ f3iru4_ajlnty5eoáæó6fhéð7bmsv
    g1_3au4i5egjlnrð6st7bdovæö h3aev4ilrú5jouáæ6né7yö8_ i2_n3rð4lt5gkms7fp8bd j2aó3áö4u5ú6e8_
    k3_aiku4orv5ejlnóö6tá7í8fyú l3aelu4_dit5fjsíóö6koæý7gpváé8byú m1_3ae4i5jmáí6lsuyéó7do8bktæö
    n2_n3ad4giu5s6oú7áæý8ejklí o1g3r4fk5_lmnstð7p p2a3_ip4uyö5elnt6moá8rs
    r1_3i4að5eknu6flrstáæú7dgjmovéóö8bhpí s2t3k4_aeiu5jlmsv6dnpyéíö7oáú8fhræó t2_i3atu5rö6elví7jnosæó8hkmáéú
    u2_mr3n4ð5gl6kpst7bfv8d v2aei4oíö6æé x1_2i3h7anr8egklmstuð y2r3fkn4st5_glm6dj8ai á1_3l4nt5rsuð6av7ghikm
    æ3gknrst4jð5m6dfipv7_8au é2gr3t4_klð5fu8ain í1_3n4kstð5m6bglru7f ð1_3aiu5rs6v7hl8befgjmnyö
    ó3lntð4_kmrs5gp6aiþ ö2l3gkrð4_fmn5t6s ú2nt3s4_klr5aipð6fg ý2j3_r4flmnstð6a7egiu8hkov
    þ2e3a4orvyáó5iuæú6jé7_8n c q w z
    """,
    "fi": """
    _3jks4elmoptv5ahnr6iuy7ä a2_3an4ilst5kruv6hjmp8de b1e5_a6inst7klmouä8hjprvy c1o5_a6einst7klmuä8hjprvy
    d1e3aoä4i6u8_ e2n3_lt4eis5kmrv6ahu7dj8pä f1ir5_a6enst7klmouä8hjpvy g1o3ainr6_7eklstuä8jmv
    h2a3detä4ju5iovy6kmö7ln8_ i3_ns4iklt5aemv6hjrä7dopu j1a2o3ä4u5e7iy k2a3eiou4ksä5y7ö
    l2l3aeiä4ou5kmt6jv7pyö8_s m2aei3mu4ä5opy6ö n1_4aeint5kosuä7ghy8jlmprv o3ilns4_hkrt5ajmpuv6deo8ä
    p2au3eiä4opy5ö6s7l r2i3a4ejkouä5hrtv6mnsy7_8pö s2it3aes4ä5_ku6oy7v8jlö t2a3_itä4eou5ksy8ö
    u3ntu4iklors5_ahv6dmp7j v1a2i3ä4eou7y y3ilstö4_hkmy5dnv6prä7j8a ä2_3nä4ilrt5hkmsv6y7jp8d
    ö3_ilty4hknrs5ä6vö7a8eu å é q w x z
    """,
  ]
}
