import type { ClassKind } from '../../../rules/catalogue/product/catalogue.ts'

/** What is said of a product, in one language. Numbers come written already. */
export type DescriptionTexts = {
  what: Readonly<Record<ClassKind, string>>
  own: (maker: string) => string
  original: (brand: string, number: string) => string
  colour: (name: string) => string
  colours: Readonly<Record<'K' | 'C' | 'M' | 'Y' | 'CMY' | 'CMYK', string>>
  pages: (pages: string, standard: string) => string
  makerRating: string
  coverage: string
  printers: (count: number, first: string) => string
  madeUp: string
}

const en: DescriptionTexts = {
  what: {
    toner: 'Toner cartridge for laser printers',
    kit: 'Toner kit: several cartridges in one box',
    ink: 'Ink cartridge for inkjet printers',
    drum: 'Drum unit for laser printers',
    label: 'Label cassette for label printers',
    furniture: 'Office furniture, delivered in one parcel with everything you need to assemble it',
  },
  own: (maker) => `Made by Aster, replaces ${maker}. New parts, tested chip, two-year warranty.`,
  original: (brand, number) => `${brand} original, number ${number}.`,
  colour: (name) => `In ${name}.`,
  colours: {
    K: 'black',
    C: 'cyan',
    M: 'magenta',
    Y: 'yellow',
    CMY: 'cyan, magenta and yellow',
    CMYK: 'black, cyan, magenta and yellow',
  },
  pages: (pages, standard) => `Prints about ${pages} pages${standard}.`,
  makerRating: 'manufacturer rating',
  coverage: '5% coverage',
  printers: (count, first) =>
    count === 1 ? `Fits the ${first}.` : `Fits ${count} printers in our range, such as the ${first}.`,
  madeUp: 'Demo data: prices, stock and barcodes are made up.',
}

const de: DescriptionTexts = {
  what: {
    toner: 'Tonerkartusche für Laserdrucker',
    kit: 'Toner-Kit: mehrere Kartuschen in einem Karton',
    ink: 'Tintenpatrone für Tintenstrahldrucker',
    drum: 'Trommeleinheit für Laserdrucker',
    label: 'Schriftbandkassette für Etikettendrucker',
    furniture: 'Büromöbel, in einem Paket mit allem, was Sie zum Aufbau brauchen',
  },
  own: (maker) => `Von Aster hergestellt, ersetzt ${maker}. Neue Teile, geprüfter Chip, zwei Jahre Garantie.`,
  original: (brand, number) => `Original von ${brand}, Nummer ${number}.`,
  colour: (name) => `Farbe: ${name}.`,
  colours: {
    K: 'Schwarz',
    C: 'Cyan',
    M: 'Magenta',
    Y: 'Gelb',
    CMY: 'Cyan, Magenta und Gelb',
    CMYK: 'Schwarz, Cyan, Magenta und Gelb',
  },
  pages: (pages, standard) => `Druckt etwa ${pages} Seiten${standard}.`,
  makerRating: 'Herstellerangabe',
  coverage: '5\u00a0% Deckung',
  printers: (count, first) =>
    count === 1 ? `Passt in den ${first}.` : `Passt in ${count} Drucker aus unserem Katalog, zum Beispiel ${first}.`,
  madeUp: 'Demodaten: Preise, Bestände und Barcodes sind erfunden.',
}

const it: DescriptionTexts = {
  what: {
    toner: 'Cartuccia di toner per stampanti laser',
    kit: 'Kit toner: più cartucce in una confezione',
    ink: "Cartuccia d'inchiostro per stampanti a getto d'inchiostro",
    drum: 'Tamburo per stampanti laser',
    label: 'Nastro per etichettatrici',
    furniture: "Arredo per l'ufficio, consegnato in un solo collo con tutto il necessario per il montaggio",
  },
  own: (maker) => `Prodotto da Aster, sostituisce ${maker}. Componenti nuovi, chip collaudato, due anni di garanzia.`,
  original: (brand, number) => `Originale ${brand}, codice ${number}.`,
  colour: (name) => `Colore: ${name}.`,
  colours: {
    K: 'nero',
    C: 'ciano',
    M: 'magenta',
    Y: 'giallo',
    CMY: 'ciano, magenta e giallo',
    CMYK: 'nero, ciano, magenta e giallo',
  },
  pages: (pages, standard) => `Stampa circa ${pages} pagine${standard}.`,
  makerRating: 'dato del produttore',
  coverage: 'copertura 5%',
  printers: (count, first) =>
    count === 1 ? `Per la stampante ${first}.` : `Adatto a ${count} stampanti del catalogo, ad esempio ${first}.`,
  madeUp: 'Dati dimostrativi: prezzi, scorte e codici a barre sono inventati.',
}

const fr: DescriptionTexts = {
  what: {
    toner: 'Cartouche de toner pour imprimantes laser',
    kit: 'Kit de toner\u00a0: plusieurs cartouches dans une boîte',
    ink: 'Cartouche d’encre pour imprimantes à jet d’encre',
    drum: 'Tambour pour imprimantes laser',
    label: 'Ruban pour étiqueteuses',
    furniture: 'Mobilier de bureau, livré en un seul colis avec tout le nécessaire de montage',
  },
  own: (maker) => `Fabriqué par Aster, remplace ${maker}. Pièces neuves, puce testée, garantie de deux ans.`,
  original: (brand, number) => `Produit d’origine ${brand}, référence ${number}.`,
  colour: (name) => `Couleur\u00a0: ${name}.`,
  colours: {
    K: 'noir',
    C: 'cyan',
    M: 'magenta',
    Y: 'jaune',
    CMY: 'cyan, magenta et jaune',
    CMYK: 'noir, cyan, magenta et jaune',
  },
  pages: (pages, standard) => `Imprime environ ${pages} pages${standard}.`,
  makerRating: 'donnée du fabricant',
  coverage: 'couverture 5\u00a0%',
  printers: (count, first) =>
    count === 1
      ? `Convient à l’imprimante ${first}.`
      : `Convient à ${count} imprimantes de notre catalogue, par exemple ${first}.`,
  madeUp: 'Données de démonstration\u00a0: les prix, les stocks et les codes-barres sont inventés.',
}

const pl: DescriptionTexts = {
  what: {
    toner: 'Toner do drukarek laserowych',
    kit: 'Zestaw tonerów: kilka sztuk w jednym opakowaniu',
    ink: 'Tusz do drukarek atramentowych',
    drum: 'Bęben do drukarek laserowych',
    label: 'Taśma do drukarek etykiet',
    furniture: 'Mebel biurowy, dostarczany w jednej paczce ze wszystkim, co potrzebne do montażu',
  },
  own: (maker) => `Wyprodukowano przez Aster, zastępuje ${maker}. Nowe części, sprawdzony chip, dwa lata gwarancji.`,
  original: (brand, number) => `Produkt oryginalny ${brand}, numer ${number}.`,
  colour: (name) => `Kolor: ${name}.`,
  colours: {
    K: 'czarny',
    C: 'cyjan',
    M: 'magenta',
    Y: 'żółty',
    CMY: 'cyjan, magenta i żółty',
    CMYK: 'czarny, cyjan, magenta i żółty',
  },
  pages: (pages, standard) => `Wydajność około ${pages} stron${standard}.`,
  makerRating: 'dane producenta',
  coverage: 'pokrycie 5%',
  printers: (count, first) =>
    count === 1 ? `Do drukarki ${first}.` : `Pasuje do ${count} drukarek z naszej listy, na przykład ${first}.`,
  madeUp: 'Dane demonstracyjne: ceny, stany magazynowe i kody kreskowe są fikcyjne.',
}

export const descriptionTexts = { en, de, it, fr, pl }
