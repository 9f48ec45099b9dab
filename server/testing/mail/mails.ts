import fc from 'fast-check'

/** A product to be ordered, and how many. */
type Item = { product: string; pieces: number }
/** A mail with the items in it, as one who writes it says them. */
export type Mail = { text: string; items: Item[] }

type Manner = (product: string, pieces: number) => string

/** How one product is asked for, in any language. */
const anywhere: Manner[] = [
  (p, n) => `${n}x ${p}`,
  (p, n) => `${n} x ${p}`,
  (p, n) => `${p} x${n}`,
  (p, n) => `- ${p}: ${n}`,
  (p, n) => `${p}\t${n}`,
  (p, n) => `${p};${n}`,
  (p, n) => `${p} (${n})`,
  (p, n) => `${n} ${p}`,
  (p, n) => `${p}\n${n}`,
]

const english = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const german = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const french = 'un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')
const italian = 'un due tre quattro cinque sei sette otto nove dieci undici dodici'.split(' ')
const polish = 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście'.split(' ')
const dutch = 'een twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ')
const word = (words: string[], pieces: number) => words[pieces - 1] ?? String(pieces)

type Language = {
  one: Manner[]
  and: string
  each: ((list: string, pieces: number) => string)[]
  before: string[]
  after: string[]
}

const contacts = [
  'Tel. +49 30 842095',
  'Fax: 0031 30 302 718',
  'office@kunde-842095.example',
  'www.kunde.example',
  '+48 22 718 42 09',
]

export const languages: Record<string, Language> = {
  en: {
    one: [
      (p, n) => `${n} pcs ${p}`,
      (p, n) => `${p} - ${n} pieces`,
      (p, n) => `please send ${n} ${p}`,
      (p, n) => `${word(english, n)} ${p}`,
      (p, n) => `we need ${n} of the ${p}`,
      (p, n) => `${p}\n${n} pcs`,
      (p, n) => `${n} ${p}, please`,
    ],
    and: 'and',
    each: [
      (list, n) => `${list}, ${n} of each`,
      (list, n) => `${n} of each: ${list}`,
      (list, n) => `${list} (${n} pcs each)`,
    ],
    before: [
      'Hello,',
      'Dear Sir or Madam,',
      'please deliver by 24/11/2026:',
      'our order PO 842095',
      'Order no. 4500842095',
      'we would like to order',
    ],
    after: [
      'Thank you!',
      'Kind regards,',
      'Anna Example',
      '12 Station Road, London',
      'Total: 1,245.90 EUR',
      'customer no. 302',
    ],
  },
  de: {
    one: [
      (p, n) => `${n} Stück ${p}`,
      (p, n) => `${p} ${n} Stk.`,
      (p, n) => `Bitte ${n} Toner ${p}`,
      (p, n) => `${word(german, n)} ${p}`,
      (p, n) => `wir brauchen ${n} ${p}`,
      (p, n) => `${p}\n${n} Stück`,
      (p, n) => `${p}, ${n} Stück`,
    ],
    and: 'und',
    each: [(list, n) => `${list} je ${n} Stück`, (list, n) => `je ${n}: ${list}`, (list, n) => `${list}, jeweils ${n}`],
    before: [
      'Guten Tag,',
      'Sehr geehrte Damen und Herren,',
      'Unsere Bestellung Nr. 842095',
      'Kundennummer: 302',
      'Lieferung bitte bis 24.11.2026',
      'hiermit bestellen wir:',
    ],
    after: [
      'Mit freundlichen Grüßen',
      'Peter Muster',
      'Hauptstraße 12',
      '12345 Berlin',
      'Summe: 183,60 €',
      'USt-IdNr. DE842095302',
    ],
  },
  fr: {
    one: [
      (p, n) => `${n} pièces ${p}`,
      (p, n) => `${p} : ${n}`,
      (p, n) => `merci de livrer ${n} ${p}`,
      (p, n) => `${word(french, n)} ${p}`,
      (p, n) => `${n} cartouches ${p}`,
      (p, n) => `${p}\n${n} pièces`,
    ],
    and: 'et',
    each: [(list, n) => `${list} (${n} de chaque)`, (list, n) => `${n} de chaque : ${list}`],
    before: ['Bonjour,', 'Commande n° 842095', 'Livraison avant le 24/11/2026', 'nous souhaitons commander :'],
    after: ['Cordialement,', 'Marie Exemple', '12 rue de la Gare', '75010 Paris', 'Total : 183,60 €', 'Client 302'],
  },
  it: {
    one: [
      (p, n) => `${n} pz ${p}`,
      (p, n) => `${p} ${n} pezzi`,
      (p, n) => `vorrei ordinare ${n} ${p}`,
      (p, n) => `${word(italian, n)} ${p}`,
      (p, n) => `${n} cartucce ${p}`,
      (p, n) => `${p}\n${n} pz`,
    ],
    and: 'e',
    each: [(list, n) => `${list}, ${n} per tipo`, (list, n) => `${list}: ${n} per ciascuno`],
    before: ['Buongiorno,', 'Ordine n. 842095', 'consegna entro il 24/11/2026', 'vorremmo ordinare:'],
    after: [
      'Cordiali saluti',
      'Luca Esempio',
      'Via Roma 12',
      '20121 Milano',
      'Totale: 183,60 €',
      'P.IVA 08420950302',
      'cliente 302',
    ],
  },
  pl: {
    one: [
      (p, n) => `${n} szt. ${p}`,
      (p, n) => `${p} ${n},000 szt.`,
      (p, n) => `proszę o ${n} ${p}`,
      (p, n) => `${word(polish, n)} ${p}`,
      (p, n) => `zamawiam ${n} ${p}`,
      (p, n) => `${p}\n${n} sztuk`,
    ],
    and: 'i',
    each: [(list, n) => `${list} po ${n} sztuki`, (list, n) => `po ${n} szt.: ${list}`],
    before: ['Dzień dobry,', 'Zamówienie nr 842095', 'dostawa do 24.11.2026', 'zamawiamy:'],
    after: ['Pozdrawiam', 'Jan Przykład', 'ul. Długa 12', '00-238 Warszawa', 'Razem: 183,60 zł', 'NIP 8420953020'],
  },
  nl: {
    one: [
      (p, n) => `${n} stuks ${p}`,
      (p, n) => `${p} ${n} st`,
      (p, n) => `graag ${n} ${p}`,
      (p, n) => `${word(dutch, n)} ${p}`,
      (p, n) => `${p}\n${n} stuks`,
    ],
    and: 'en',
    each: [(list, n) => `van elk ${n}: ${list}`, (list, n) => `${list}, ${n} van elk`],
    before: ['Goedemorgen,', 'Bestelling 842095', 'levering voor 24-11-2026', 'wij bestellen graag:'],
    after: [
      'Met vriendelijke groet',
      'Piet Voorbeeld',
      'Stationsweg 12',
      '3511 AB Utrecht',
      'Totaal: 183,60 €',
      'klantnummer 302',
    ],
  },
}

/** Mails of one language with different products of some, in every manner, between greetings, dates, prices and numbers of others. */
export function mailOf(language: string, products: readonly string[]): fc.Arbitrary<Mail> {
  const { one, and, each, before, after } = languages[language] ?? { one: [], and: '', each: [], before: [], after: [] }
  const pieces = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 13, max: 999 }))
  const several = fc.shuffledSubarray([...products], { minLength: 2, maxLength: products.length })
  const list = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
  return fc
    .record({
      names: several,
      counts: fc.array(pieces, { minLength: products.length, maxLength: products.length }),
      manners: fc.array(fc.constantFrom(...anywhere, ...one), {
        minLength: products.length,
        maxLength: products.length,
      }),
      joined: fc.constantFrom(
        'lines',
        'lines',
        'lines',
        'and',
        'commas',
        'each',
        'count before',
      ) as fc.Arbitrary<string>,
      said: fc.constantFrom(...each),
      above: fc.subarray([...before]),
      below: fc.subarray([...after, ...contacts]),
    })
    .map(({ names, counts, manners, joined, said, above, below }) => {
      const shared = counts[0] ?? 1
      const item = (product: string, at: number): Item => ({ product, pieces: counts[at] ?? 1 })
      if (joined === 'each' || (joined === 'count before' && names.length > 2)) {
        const text = joined === 'each' ? said(list(names), shared) : `${shared}x ${names.join(', ')}`
        return {
          text: [...above, text, ...below].join('\n'),
          items: names.map((product) => ({ product, pieces: shared })),
        }
      }
      const items = names.map(item)
      const flat = (text: string) => text.replace('\n', ' ').replace(/[\t;]/, ' ')
      const texts = items.map(({ product, pieces }, at) => (manners[at] ?? anywhere[0])?.(product, pieces) ?? '')
      const body = joined === 'lines' ? texts.join('\n') : texts.map(flat).join(joined === 'and' ? ` ${and} ` : ', ')
      return { text: [...above, body, ...below].join('\n'), items }
    })
}
