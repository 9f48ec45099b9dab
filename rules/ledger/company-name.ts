const legalForms: ReadonlySet<string> = new Set(
  `gmbh gesmbh ug ughaftungsbeschraenkt ughaftungsbeschrankt ag kg kgaa ohg gbr eg ek ekfm ekfr ev se gmbhcokg gmbhcokgaa agcokg ugcokg
   bv nv vof cv bvba sprl sarl eurl sas sasu sa sci snc scs scop srl srls spa sapa sasdi spzoo spolkazoo spzook spzoospk spk spj sc
   spolkazograniczonaodpowiedzialnoscia spolkaakcyjna limited ltd plc llp llc lp inc incorporated corp corporation co company
   as asa aps ab oy oyj sl slu sau lda doo dd sro kft zrt`.split(/\s+/),
)

// France and Italy write them before the name, too.
const formsBefore: ReadonlySet<string> = new Set('sarl eurl sas sasu sa snc srl spa'.split(' '))

// Of letters that have no base form of their own.
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }
const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * How a company's name is compared: without case, accents, blanks, punctuation and legal form. Banks write ä as a or as ae, so a name may have
 * two forms; none where nothing is left.
 */
export function plainCompanyNames(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase()
  const forms = [lower, lower.replaceAll(/[äöü]/g, (letter) => written[letter] ?? letter)].map(toPlainName)
  return [...new Set(forms)].filter(Boolean)
}

function toPlainName(lower: string): string {
  const plain = lower
    .replaceAll(/[łøđßæœ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const named = withoutForm(words, (count) => [words.slice(-count), words.slice(0, -count)], legalForms)
  return withoutForm(named, (count) => [named.slice(0, count), named.slice(count)], formsBefore).join('')
}

// Of the longest form that is written apart: Sp. z o.o. Sp. k.
const longestForm = 6

type Cut = (count: number) => [form: readonly string[], rest: readonly string[]]

/** The words without the longest legal form at an end of them; a name that is nothing else is one. */
function withoutForm(words: readonly string[], cut: Cut, forms: ReadonlySet<string>): readonly string[] {
  for (let count = Math.min(longestForm, words.length - 1); count > 0; count--) {
    const [form, rest] = cut(count)
    if (forms.has(form.join(''))) return rest
  }
  return words
}
