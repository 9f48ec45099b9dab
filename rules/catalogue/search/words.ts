/** Words of the trade that stand in names of products, in the English of the catalogue, and the texts that say them. */
const goods = {
  'extra large shipping labels': 'product.word_shipping_labels_xl',
  'suspension file labels': 'product.word_file_labels',
  'small lever arch labels': 'product.word_lever_arch_small',
  'large lever arch labels': 'product.word_lever_arch_large',
  'return address labels': 'product.word_return_labels',
  'large address labels': 'product.word_address_labels_large',
  'multi-purpose labels': 'product.word_multi_purpose_labels',
  'name badge labels': 'product.word_name_badges',
  'permanent polyester': 'product.word_polyester',
  'heat-shrink tube': 'product.word_heat_shrink',
  'flexible nylon': 'product.word_nylon',
  'nylon flexible': 'product.word_nylon',
  'shipping labels': 'product.word_shipping_labels',
  'address labels': 'product.word_address_labels',
  'photo black': 'ui.colour_PBK',
  standard: 'product.word_standard',
  vinyl: 'product.word_vinyl',
} as const

const packs = {
  'dual pack': 'product.word_pack_2',
  'twin pack': 'product.word_pack_2',
  '3-pack': 'product.word_pack_3',
  '4-pack': 'product.word_pack_4',
  'combo pack': 'product.word_pack_combo',
  multipack: 'product.word_pack_multi',
  pack: 'product.word_pack_multi',
} as const

const tapes = {
  black: 'product.tape_black',
  white: 'product.tape_white',
  yellow: 'product.tape_yellow',
  clear: 'product.tape_clear',
  blue: 'product.tape_blue',
  red: 'product.tape_red',
  green: 'product.tape_green',
} as const

/** Colours of what no cartridge is, beside those of tapes. */
const finishes = { ...tapes, oak: 'product.word_oak', grey: 'ui.colour_GY' } as const

const stuffs = { paper: 'product.tape_paper', plastic: 'product.tape_plastic' } as const

type Values<T> = T[keyof T]
export type WordText =
  | Values<typeof goods>
  | Values<typeof packs>
  | Values<typeof finishes>
  | Values<typeof stuffs>
  | 'product.word_black'
  | 'product.tape'

type SayWord = (key: WordText, values?: Record<string, string>) => string

const has = <T extends object>(known: T, word: string): word is Extract<keyof T, string> => Object.hasOwn(known, word)

/** Says words of a name such as `125A black dual pack` or `12 mm standard`; what it does not know stays as it is. */
export function wordsIn(words: string, say: SayWord): string {
  if (has(finishes, words)) return say(finishes[words])
  return packIn(words, say) ?? goodsIn(words, say) ?? tapeIn(words, say) ?? words.replace(/(\S) drum$/, '$1')
}

/** `125A black dual pack`: the number, the pack, its colour. */
function packIn(words: string, say: SayWord): string | undefined {
  const [, before = '', colour, pack = ''] =
    /^(.*?) ?\b(black|CMYK?)? ?\b(dual pack|twin pack|[34]-pack|combo pack|multipack|pack)$/.exec(words) ?? []
  if (!has(packs, pack)) return undefined
  return [before, say(packs[pack]), colour === 'black' ? say('product.word_black') : colour].filter(Boolean).join(' ')
}

/** `D1 12 mm standard`: the kind of goods stands last. */
function goodsIn(words: string, say: SayWord): string | undefined {
  const kind = Object.keys(goods).find((known) => words === known || words.endsWith(` ${known}`))
  if (!kind || !has(goods, kind)) return undefined
  return words.slice(0, -kind.length) + say(goods[kind])
}

/** `black on white plastic`: what is printed, on what. */
function tapeIn(words: string, say: SayWord): string | undefined {
  const [, ink = '', tape = '', stuff = ''] = /^(\w+) on (\w+)(?: (\w+))?$/.exec(words) ?? []
  if (!has(tapes, ink) || !has(tapes, tape) || (stuff !== '' && !has(stuffs, stuff))) return undefined
  const tapeWords = say('product.tape', { ink: say(tapes[ink]), tape: say(tapes[tape]) })
  return stuff === '' ? tapeWords : `${tapeWords}, ${say(stuffs[stuff])}`
}
