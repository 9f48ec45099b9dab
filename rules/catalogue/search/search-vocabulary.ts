import type { ClassKind } from '../product/catalogue.ts'

/** The languages of the shop and of its labels, and Dutch, which many customers of the Dutch site type. */
export type WordLanguage = 'en' | 'de' | 'fr' | 'it' | 'pl' | 'nl' | 'zh'

/**
 * What the words of the trade stand for in one language, in the form of a dictionary, with a comma between them: plurals,
 * cases and compounds are found by `search-words.ts`. What no rule finds, such as a German plural in -n, stands here too.
 */
export type Vocabulary = {
  kinds: Partial<Record<ClassKind, string>>
  /** Sets of several: toner kits, multipacks of ink. */
  pack: string
  /** By the English names of colours, as `product-name.ts` has them, and those of label tapes. */
  colours: Record<string, string>
  /** What replaces the maker's. */
  compatible: string
  original: string
  /** What says that a whole series of printers is meant. */
  series: string
  /** Words that say nothing about which product is meant. */
  empty: string
}

const en: Vocabulary = {
  kinds: {
    toner: 'toner',
    ink: 'ink, inkjet',
    drum: 'drum, imaging unit, photoconductor, opc',
    label: 'label, tape, label tape, label ribbon',
    furniture: 'furniture, living',
  },
  pack: 'kit, set, multipack, multi pack, pack, bundle, combo, value pack, rainbow',
  colours: {
    black: 'black, bk, blk',
    'photo black': 'photo black',
    'matte black': 'matte black, matt black',
    'cyan, magenta, yellow': 'tricolour, tricolor, cmy',
    cyan: 'cyan',
    'light cyan': 'light cyan',
    magenta: 'magenta',
    'light magenta': 'light magenta',
    yellow: 'yellow',
    grey: 'grey, gray',
    'light grey': 'light grey, light gray',
    'dark grey': 'dark grey, dark gray',
    red: 'red',
    green: 'green',
    blue: 'blue',
    'photo blue': 'photo blue',
    violet: 'violet, purple',
    orange: 'orange',
    white: 'white',
    clear: 'clear, transparent',
    'chroma optimizer': 'chroma optimizer, chroma optimiser',
    'gloss optimizer': 'gloss optimizer, gloss optimiser',
  },
  compatible: 'compatible, alternative, replacement, aftermarket, generic, remanufactured, refill',
  original: 'original, genuine, oem, branded',
  series: 'series',
  empty:
    'the, a, an, and, or, colour, coloured, of, for, with, to, in, my, our, your, i, we, need, needs, want, looking, buy, order, price, cheap, cheapest, best, new, ' +
    'cartridge, cart, unit, cassette, printer, printers, machine, device, copier, model, fits, fit, fitting, suitable, use, used, works, ' +
    'high yield, high capacity, extra high yield, capacity, yield, standard, pages, page, piece, pieces, pcs, spare, part, supplies, consumable, consumables, please, cartridges, which, what, does',
}

const de: Vocabulary = {
  kinds: {
    toner: 'toner',
    ink: 'tinte, druckerpatrone, druckertinte, tintenstrahl',
    drum: 'trommel, trommeln, bildeinheit, fotoleiter, belichtungseinheit, fototrommel, bildtrommel',
    label: 'etikett, schriftband, schriftbänder, beschriftungsband, etikettenband, bandkassette, farbband',
    furniture: 'möbel, moebel',
  },
  pack: 'set, satz, multipack, sparpack, sparset, vorteilspack, mehrfachpack, komplettset, bündel',
  colours: {
    black: 'schwarz, sw',
    'photo black': 'fotoschwarz, foto schwarz',
    'matte black': 'mattschwarz, matt schwarz',
    cyan: 'cyan',
    'light cyan': 'hellcyan, helles cyan',
    'cyan, magenta, yellow': 'dreifarbig',
    magenta: 'magenta',
    'light magenta': 'hellmagenta',
    yellow: 'gelb',
    grey: 'grau',
    'light grey': 'hellgrau',
    'dark grey': 'dunkelgrau',
    red: 'rot',
    green: 'grün, gruen',
    blue: 'blau',
    'photo blue': 'fotoblau',
    violet: 'violett, lila',
    orange: 'orange',
    white: 'weiß, weiss',
    clear: 'transparent, durchsichtig',
    'chroma optimizer': 'farboptimierer',
    'gloss optimizer': 'glanzoptimierer',
  },
  compatible: 'kompatibel, kompatible, alternativ, alternative, ersatz, nachbau, rebuilt, refill, ersetzt',
  original: 'original, echt',
  series: 'serie, baureihe',
  empty:
    'der, die, das, den, dem, des, ein, eine, einen, und, oder, für, fuer, mit, von, vom, zu, zum, zur, in, auf, passend, passt, geeignet, ' +
    'mein, meinen, unser, ich, wir, brauche, benötige, benötigen, suche, kaufen, bestellen, preis, günstig, billig, neu, bitte, ' +
    'patrone, kartusche, kassette, einheit, drucker, laserdrucker, tintenstrahldrucker, gerät, kopierer, modell, farbe, farb, farbig, bild, foto, ' +
    'hohe, reichweite, kapazität, standard, seiten, stück, stk, ersatzteil, zubehör, verbrauchsmaterial, lichtempfindlich, wohnen',
}

const fr: Vocabulary = {
  kinds: {
    toner: 'toner',
    ink: 'encre, jet encre',
    drum: 'tambour, photoconducteur, unité image',
    label: 'étiquette, ruban, étiqueteuse',
    furniture: 'meuble, mobilier',
  },
  pack: 'jeu, lot, pack, multipack, kit, ensemble, coffret',
  colours: {
    black: 'noir, noire',
    'photo black': 'noir photo, photo noir',
    'matte black': 'noir mat',
    cyan: 'cyan',
    'light cyan': 'cyan clair',
    'cyan, magenta, yellow': 'tricolore, trois couleurs',
    magenta: 'magenta',
    'light magenta': 'magenta clair',
    yellow: 'jaune',
    grey: 'gris, grise',
    'light grey': 'gris clair',
    'dark grey': 'gris foncé',
    red: 'rouge',
    green: 'vert, verte',
    blue: 'bleu, bleue',
    'photo blue': 'bleu photo',
    violet: 'violet, violette',
    orange: 'orange',
    white: 'blanc, blanche',
    clear: 'transparent, transparente',
    'chroma optimizer': 'optimiseur chrominance',
    'gloss optimizer': 'optimiseur brillance',
  },
  compatible: 'compatible, générique, équivalent, remplacement, recyclé',
  original: 'original, origine, originaux',
  series: 'série, gamme',
  empty:
    'le, la, les, un, une, des, du, de, et, ou, pour, avec, à, au, aux, en, par, mon, ma, notre, votre, je, nous, cherche, besoin, ' +
    'acheter, commander, prix, pas, cher, chère, neuf, nouveau, cartouche, cassette, unité, imprimante, imprimantes, machine, appareil, copieur, modèle, couleur, ' +
    'haute, grande, capacité, rendement, standard, pages, page, pièce, convient, adapté, consommable, svp, sur, maison',
}

const it: Vocabulary = {
  kinds: {
    toner: 'toner',
    ink: 'inchiostro, getto inchiostro',
    drum: 'tamburo, fotoconduttore, unità immagine',
    label: 'etichetta, nastro, etichettatrice',
    furniture: 'mobili, mobilio, arredo, arredamento',
  },
  pack: 'set, kit, multipack, confezione multipla, pacco, combo',
  colours: {
    black: 'nero',
    'photo black': 'nero foto, nero fotografico',
    'matte black': 'nero opaco',
    cyan: 'ciano',
    'light cyan': 'ciano chiaro',
    'cyan, magenta, yellow': 'tricromia, tricolore',
    magenta: 'magenta',
    'light magenta': 'magenta chiaro',
    yellow: 'giallo',
    grey: 'grigio',
    'light grey': 'grigio chiaro',
    'dark grey': 'grigio scuro',
    red: 'rosso',
    green: 'verde',
    blue: 'blu',
    'photo blue': 'blu foto',
    violet: 'viola',
    orange: 'arancione',
    white: 'bianco',
    clear: 'trasparente',
    'chroma optimizer': 'ottimizzatore croma',
    'gloss optimizer': 'ottimizzatore lucentezza',
  },
  compatible: 'compatibile, equivalente, rigenerato, sostitutivo, sostituzione',
  original: 'originale',
  series: 'serie, gamma',
  empty:
    'il, lo, la, i, gli, le, un, una, uno, di, del, della, dei, delle, e, o, per, con, a, al, alla, da, in, mio, mia, nostro, cerco, serve, bisogno, ' +
    'comprare, acquistare, ordinare, prezzo, economico, nuovo, cartuccia, cassetta, unità, stampante, stampanti, macchina, dispositivo, fotocopiatrice, modello, colore, ' +
    'alta, grande, capacità, resa, durata, standard, pagine, pezzo, pezzi, adatto, ricambio, consumabile, favore, casa',
}

const pl: Vocabulary = {
  kinds: {
    toner: 'toner',
    ink: 'tusz, atrament',
    drum: 'bęben, bębny, bębna, bębnów, moduł bębna, fotoprzewodnik',
    label: 'etykieta, etykiet, taśma, naklejka',
    furniture: 'meble, mebli',
  },
  pack: 'zestaw, komplet, wielopak, multipak, pakiet',
  colours: {
    black: 'czarny, czerń',
    'photo black': 'czarny foto, czarny fotograficzny',
    'matte black': 'czarny matowy',
    cyan: 'cyjan, błękitny',
    'light cyan': 'jasny cyjan, jasnocyjanowy, cyjan jasny',
    'cyan, magenta, yellow': 'trójkolorowy',
    magenta: 'magenta, purpurowy',
    'light magenta': 'jasna magenta, jasnopurpurowy, magenta jasna',
    yellow: 'żółty',
    grey: 'szary',
    'light grey': 'jasnoszary, jasny szary',
    'dark grey': 'ciemnoszary, ciemny szary',
    red: 'czerwony',
    green: 'zielony',
    blue: 'niebieski',
    'photo blue': 'niebieski foto',
    violet: 'fioletowy',
    orange: 'pomarańczowy',
    white: 'biały',
    clear: 'przezroczysty',
    'chroma optimizer': 'optymalizator kolorów, optymalizator barw',
    'gloss optimizer': 'optymalizator połysku',
  },
  compatible: 'kompatybilny, zamiennik, zamienny, alternatywny, regenerowany, odpowiednik',
  original: 'oryginał, oryginalny',
  series: 'seria, serii, serie',
  empty:
    'do, dla, i, a, z, ze, w, na, od, oraz, lub, pasujący, pasuje, pasujące, odpowiedni, mój, moja, nasz, szukam, potrzebuję, kupić, kupię, zamówić, cena, tani, tanio, nowy, ' +
    'wkład, kartridż, kaseta, kasetka, moduł, drukarka, drukarki, drukarek, urządzenie, kopiarka, model, kolor, kolorowy, światłoczuły, ' +
    'wysoka, duża, wydajność, pojemność, standard, standardowy, stron, strony, sztuka, sztuk, szt, część, eksploatacyjny, proszę, laserowy, laserowej, dom',
}

const nl: Vocabulary = {
  kinds: {
    toner: 'toner',
    ink: 'inkt, inktpatroon, inktpatronen, inktjet',
    drum: 'drum, trommel, beeldeenheid, fotogeleider',
    label: 'label, etiket, etiketten, lettertape, tape, lint, labeltape',
    furniture: 'meubel, meubels, meubilair',
  },
  pack: 'set, multipack, voordeelset, voordeelpak, combipack, pakket',
  colours: {
    black: 'zwart',
    'photo black': 'fotozwart, foto zwart',
    'matte black': 'matzwart, mat zwart',
    cyan: 'cyaan',
    'light cyan': 'lichtcyaan, licht cyaan',
    'cyan, magenta, yellow': 'driekleuren, driekleurig',
    magenta: 'magenta',
    'light magenta': 'lichtmagenta, licht magenta',
    yellow: 'geel, gele',
    grey: 'grijs, grijze',
    'light grey': 'lichtgrijs, licht grijs',
    'dark grey': 'donkergrijs, donker grijs',
    red: 'rood, rode',
    green: 'groen',
    blue: 'blauw',
    'photo blue': 'fotoblauw',
    violet: 'violet, paars',
    orange: 'oranje',
    white: 'wit, witte',
    clear: 'transparant, doorzichtig',
  },
  compatible: 'compatibel, compatibele, alternatief, huismerk, vervangend, vervanging, hervuld',
  original: 'origineel, originele, echte',
  series: 'serie, reeks',
  empty:
    'de, het, een, en, of, voor, met, van, naar, bij, in, op, mijn, onze, ons, ik, wij, zoek, nodig, kopen, bestellen, prijs, goedkoop, goedkope, nieuw, nieuwe, ' +
    'cartridge, cartridges, patroon, patronen, cassette, eenheid, printer, printers, apparaat, machine, kopieerapparaat, model, kleur, kleuren, ' +
    'hoge, grote, capaciteit, standaard, paginas, stuk, stuks, geschikt, passend, past, onderdeel, verbruiksartikel, aub, graag',
}

// No page is in Chinese: what the labels say, and nothing else.
const zh: Vocabulary = {
  kinds: {
    toner: '碳粉, 碳粉盒',
    kit: '碳粉套装',
    ink: '墨盒',
    drum: '感光鼓',
    label: '标签带',
    furniture: '家具, 家居, 家具与家居',
  },
  pack: '',
  colours: {},
  compatible: '',
  original: '',
  series: '系列',
  empty: '',
}

export const vocabularies: Record<WordLanguage, Vocabulary> = { en, de, fr, it, pl, nl, zh }
