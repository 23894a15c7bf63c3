/// Quiz questions in many languages, for files in the encodings of older programs. They are rows of a table: a
/// question, the key and three wrong answers.
enum EncodingTexts {
  /// Ten questions for each text, by its name.
  static let all: [String: String] = [
    "en-quotes": """
    Which planet is the solar system’s largest?;Jupiter;Saturn;Earth;Mars
    Which river is Britain’s longest?;Severn;Thames;Trent;Wye
    What is a group of lions called – a pride or a pack?;A pride;A pack;A herd;A flock
    Who said “I think, therefore I am”?;Descartes;Plato;Hume;Kant
    Which ship’s captain hunts a white whale?;Pequod’s;Victory’s;Bounty’s;Beagle’s
    What doesn’t a vegetarian eat?;Meat;Bread;Rice;Fruit
    Which war lasted from 1914–1918?;World War One;World War Two;The Boer War;The Crimean War
    Complete the proverb: “Too many cooks …”;spoil the broth;make it quick;never eat;bring the salt
    Which king’s daughter became Elizabeth the First?;Henry’s;James’s;Edward’s;Richard’s
    Who wouldn’t grow up in the children’s tale?;Peter Pan;Oliver;Pip;Alice
    """,
    "en-names": """
    How many pence make £1?;100;12;20;240
    Which café stands on Place Saint-Germain?;Les Deux Magots;Café Central;Gerbeaud;Florian
    Who directed “Amélie”?;Jean-Pierre Jeunet;Luc Besson;François Ozon;Agnès Varda
    Which note is worth more: €5 or £5?;£5;€5;Neither;It depends
    Which singer released “Jóga”?;Björk;Enya;Dido;Adele
    At how many °C does water boil?;100 °C;90 °C;80 °C;120 °C
    Who painted in a naïve style?;Henri Rousseau;Édouard Manet;Claude Monet;Edgar Degas
    Which dish is a crème brûlée?;A dessert;A soup;A fish;A salad
    What does a résumé list?;Jobs;Meals;Songs;Roads
    Which city’s airport is named after Zürich’s suburb Kloten?;Zürich;Köln;Malmö;Århus
    """,
    "fr": """
    Quelle est la capitale de la Grèce ?;Athènes;Thessalonique;Le Pirée;Corinthe
    Qui a peint les « Nymphéas » ?;Claude Monet;Édouard Manet;Paul Cézanne;Edgar Degas
    Combien de côtés possède un hexagone ?;Six;Sept;Huit;Neuf
    Où coule la Loire jusqu’à l’océan ?;À Saint-Nazaire;À Bordeaux;À Calais;À Brest
    Quel métal précieux a pour symbole Au ?;L’or;L’argent;Le cuivre;Le zinc
    Quelle fête célèbre-t-on le 14 juillet ?;La fête nationale;Noël;Pâques;La Toussaint
    De quelle couleur est une émeraude ?;Verte;Bleue;Rouge;Dorée
    Quel animal produit la soie ?;Le ver à soie;L’araignée;La chèvre;L’âne
    Qui a inventé le vaccin contre la rage ?;Louis Pasteur;Marie Curie;Pierre Curie;André Ampère
    Quel fleuve traverse Paris ?;La Seine;Le Rhône;La Garonne;La Saône
    """,
    "de": """
    Wie heißt die Hauptstadt von Österreich?;Wien;Graz;Linz;Salzburg
    Welcher Fluss fließt durch Köln?;der Rhein;die Elbe;die Mosel;der Main
    Wer schrieb „Die Räuber“?;Friedrich Schiller;Goethe;Lessing;Büchner
    Wie viele Füße hat eine Ameise?;Sechs;Acht;Vier;Zwölf
    In welcher Stadt steht die Frauenkirche mit der steinernen Kuppel?;Dresden;Nürnberg;Lübeck;Würzburg
    Was misst man in Kelvin?;Wärme;Länge;Stärke;Höhe
    Welches Tier ist größer als ein Löwe?;Elefant;Mäuse;Füchse;Käfer
    Wann fiel die Berliner Mauer – in welchem Jahr?;1989;1990;1961;1945
    Welche Farbe hat eine reife Gurke?;Grün;Rot;Weiß;Schwarz
    Wofür steht die Abkürzung „z. B.“?;zum Beispiel;zu Befehl;zur Bahn;zwölf Bären
    """,
    "es": """
    ¿Cuál es la capital de España?;Madrid;Sevilla;Málaga;Cádiz
    ¿Quién pintó «Las meninas»?;Velázquez;Goya;Dalí;Picasso
    ¿Cuántos años tiene un siglo?;Cien;Mil;Diez;Cincuenta
    ¿Qué océano baña la costa de Perú?;El Pacífico;El Atlántico;El Índico;El Ártico
    ¿En qué país está la ciudad de Bogotá?;Colombia;México;Panamá;Perú
    ¿Cómo se llama el río más largo de América?;Amazonas;Orinoco;Paraná;Misisipi
    ¿Qué animal ladra por la mañana?;El perro;El ratón;El león;El pájaro
    ¿De qué color es el limón?;Amarillo;Marrón;Añil;Café
    ¿Quién escribió «Cien años de soledad»?;García Márquez;Vargas Llosa;Julio Cortázar;Rulfo
    ¿Dónde está el corazón?;En el tórax;En el estómago;En el cráneo;En la mano
    """,
    "pt": """
    Qual é a capital de Portugal?;Lisboa;Porto;Coimbra;Évora
    Quem escreveu «Os Lusíadas»?;Camões;Fernando Pessoa;José Saramago;Eça de Queirós
    Qual é o maior país da América do Sul?;Brasil;Argentina;Colômbia;Bolívia
    Quantos corações tem um polvo?;Três;Dois;Um;Quatro
    Em que oceano ficam os Açores?;Atlântico;Pacífico;Índico;Ártico
    Que animal é um leão-marinho?;Um mamífero;Um pássaro;Um réptil;Uma rã
    Qual é a língua oficial de Angola?;Português;Francês;Inglês;Alemão
    Quando se comemora o Natal?;Em dezembro;Em março;Em julho;No verão
    O que é um pão de ló?;Um bolo;Um peixe;Um chapéu;Um avião
    Onde nasce o rio São Francisco?;Em Minas Gerais;No Maranhão;Na Paraíba;No Ceará
    """,
    "sv": """
    Vad heter Sveriges största sjö?;Vänern;Vättern;Mälaren;Hjälmaren
    Vilken färg har en mogen blåbär?;Blå;Röd;Grön;Gul
    Vem skrev böckerna om Pippi Långstrump?;Astrid Lindgren;Selma Lagerlöf;Tove Jansson;Elsa Beskow
    Hur många ben har en fluga?;Sex;Åtta;Fyra;Tio
    I vilket land ligger Åbo?;Finland;Sverige;Norge;Danmark
    Vad kallas frusen nederbörd?;Snö;Regn;Dimma;Åska
    Vilket djur ger oss mjölk?;Kon;Hästen;Grisen;Gåsen
    Vilken månad kommer efter mars?;April;Maj;Juni;Februari
    Vilken stad har en känd älvbro?;Göteborg;Malmö;Örebro;Västerås
    Vad används för att mäta värme?;Termometer;Våg;Klocka;Måttband
    """,
    "ru": """
    Какой океан самый большой?;Тихий;Атлантический;Индийский;Северный Ледовитый
    Сколько струн у обычной гитары?;Шесть;Четыре;Пять;Двенадцать
    Кто написал поэму о мёртвых душах?;Гоголь;Пушкин;Лермонтов;Некрасов
    Какая птица не умеет летать?;Страус;Ворона;Голубь;Чайка
    В каком городе находится Эрмитаж?;Санкт-Петербург;Москва;Казань;Омск
    Какой металл жидкий при комнатной температуре?;Ртуть;Железо;Медь;Олово
    Сколько дней в високосном году?;366;365;364;360
    Что измеряют барометром?;Давление;Скорость;Вес;Длину
    Кто изобрёл радио?;Попов;Менделеев;Ломоносов;Циолковский
    Как называется детёныш коровы?;Телёнок;Жеребёнок;Ягнёнок;Щенок
    """,
    "uk": """
    Яке місто є столицею України?;Київ;Львів;Харків;Одеса
    Хто написав поему про гайдамаків?;Шевченко;Франко;Леся Українка;Котляревський
    Яка найдовша річка країни?;Дніпро;Дністер;Південний Буг;Десна
    Скільки кольорів має веселка?;Сім;Шість;П’ять;Вісім
    Який птах приносить весну?;Лелека;Сова;Ворона;Голуб
    Яка тварина найбільша на землі?;Синій кит;Слон;Жирафа;Носоріг
    Скільки годин має доба?;24;12;36;48
    Що їдять восени з гарбуза?;Кашу;Рибу;Мед;Сіль
    Яке море омиває південь країни?;Чорне;Балтійське;Біле;Червоне
    Де ґрунт найродючіший?;У степу;У горах;На пляжі;В лісі
    """,
    "pl": """
    Jaka rzeka płynie przez Kraków?;Wisła;Odra;Warta;Bug
    Kto namalował „Bitwę pod Grunwaldem”?;Jan Matejko;Józef Chełmoński;Jacek Malczewski;Wojciech Kossak
    Ile nóg ma pająk?;Osiem;Sześć;Dziesięć;Cztery
    Jak nazywa się młode świni?;Prosię;Źrebię;Cielę;Kocię
    W którym mieście znajduje się Sukiennice?;W Krakowie;W Łodzi;W Gdańsku;W Poznaniu
    Który miesiąc jest najkrótszy?;Luty;Maj;Wrzesień;Październik
    Co mierzy się w woltach?;Napięcie;Długość;Ciężar;Głośność
    Jakie zwierzę daje wełnę?;Owca;Krowa;Świnia;Koń
    Jaki ptak ma długą szyję?;Łabędź;Wróbel;Sroka;Gołąb
    Kto odkrył polon i rad?;Maria Skłodowska-Curie;Kopernik;Jan Śniadecki;Ignacy Łukasiewicz
    """,
    "cs": """
    Která řeka protéká Prahou?;Vltava;Labe;Ohře;Dyje
    Jak se jmenuje nejvyšší hora Čech?;Sněžka;Praděd;Říp;Ještěd
    Kolik nohou má včela?;Šest;Osm;Čtyři;Deset
    Kdo napsal „Babičku“?;Božena Němcová;Karel Čapek;Jan Neruda;Jiří Wolker
    Které zvíře dává mléko?;Kráva;Kůň;Pes;Ježek
    Co měříme teploměrem?;Teplotu;Výšku;Tlak;Váhu
    Jakou barvu má zralá třešeň?;Červenou;Žlutou;Bílou;Černou
    Který měsíc je po únoru?;Březen;Květen;Říjen;Září
    Kdo žije ve vodě?;Štika;Kočka;Liška;Myš
    Jak se říká mláděti psa?;Štěně;Kotě;Hříbě;Jehně
    """,
    "zh-Hant": """
    中國最長的河流是哪一條？;長江;黃河;珠江;淮河
    誰發明了電燈？;愛迪生;牛頓;貝爾;愛因斯坦
    一年有幾個季節？;四個;三個;五個;兩個
    台灣最高的山是哪一座？;玉山;雪山;合歡山;阿里山
    哪一種鳥不會飛？;企鵝;燕子;老鷹;麻雀
    水在幾度會結冰？;零度;十度;五度;一百度
    《西遊記》的主角是誰？;孫悟空;賈寶玉;宋江;諸葛亮
    月餅是哪個節日吃的？;中秋節;端午節;春節;清明節
    蜘蛛有幾隻腳？;八隻;六隻;四隻;十隻
    日本的首都在哪裡？;東京;大阪;京都;名古屋
    """,
    "zh-Hans": """
    中国最大的淡水湖是哪个？;鄱阳湖;洞庭湖;太湖;青海湖
    谁发明了电话？;贝尔;牛顿;爱迪生;瓦特
    一个星期有几天？;七天;五天;六天;八天
    长城在哪个国家？;中国;日本;印度;法国
    哪种动物会变颜色？;变色龙;老虎;兔子;熊猫
    《水浒传》的作者是谁？;施耐庵;曹雪芹;罗贯中;吴承恩
    端午节吃什么？;粽子;月饼;汤圆;饺子
    光从太阳到地球要多久？;八分钟;一秒钟;一小时;一天
    蜜蜂有几条腿？;六条;八条;四条;十条
    哪种气体帮助燃烧？;氧气;氮气;氦气;二氧化碳
    """,
  ]

  /// The rows of a text.
  static func rows(_ name: String) -> [String] {
    (all[name] ?? "").split(separator: "\n").map(String.init)
  }
}
