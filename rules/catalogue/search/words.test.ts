import { expect, test } from 'vitest'
import { wordsIn } from './words.ts'

/** Keys instead of words, so that what is said can be seen. */
const say = (key: string, values?: Record<string, string>) =>
  values ? `${key}(${Object.values(values).join(',')})` : key.replace(/^product\.(word_)?/, '')

test.each([
  ['125A black dual pack', '125A pack_2 black'],
  ['black dual pack', 'pack_2 black'],
  ['dual pack', 'pack_2'],
  ['TN241BK twin pack', 'TN241BK pack_2'],
  ['CMY 3-pack', 'pack_3 CMY'],
  ['364 4-pack', '364 pack_4'],
  ['21/22 combo pack', '21/22 pack_combo'],
  ['TN243 CMYK pack', 'TN243 pack_multi CMYK'],
  ['T1306 CMY multipack', 'T1306 pack_multi CMY'],
  ['D1 12 mm standard', 'D1 12 mm standard'],
  ['28 x 89 mm address labels', '28 x 89 mm address_labels'],
  ['36 x 89 mm large address labels', '36 x 89 mm address_labels_large'],
  ['104 x 159 mm extra large shipping labels', '104 x 159 mm shipping_labels_xl'],
  ['5.8 mm heat-shrink tube', '5.8 mm heat_shrink'],
  ['Rhino 12 mm flexible nylon', 'Rhino 12 mm nylon'],
  ['114 photo black', '114 ui.colour_PBK'],
  ['black on white', 'product.tape(tape_black,tape_white)'],
  ['red on clear', 'product.tape(tape_red,tape_clear)'],
  ['black on blue plastic', 'product.tape(tape_black,tape_blue), tape_plastic'],
  ['white', 'tape_white'],
  ['oak', 'oak'],
  ['grey', 'ui.colour_GY'],
  ['121A drum', '121A'],
])('%s is said %s', (words, said) => {
  expect(wordsIn(words, say)).toBe(said)
})

test.each(['Cartridge M', 'Type SP 3300E', 'black on pink', 'constructor on white', 'backpack', 'drum', ''])(
  '%j stays as it is',
  (words) => {
    expect(wordsIn(words, say)).toBe(words)
  },
)
