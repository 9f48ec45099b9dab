import { type ClassKind, classIdByKind } from '../../rules/catalogue/product/catalogue.ts'
import { labels, type SeededLabels } from '../labels.ts'

const attribute = (kind: ClassKind, name: string, cn: string, { en, de, it, fr, pl }: SeededLabels) => ({
  class_id: classIdByKind[kind],
  name,
  position: 0,
  name_en: en,
  name_de: de,
  name_it: it,
  name_fr: fr,
  name_pl: pl,
  name_cn: cn,
})

const pieces = labels(
  'Pieces in the box',
  'Stück im Karton',
  'Pezzi per confezione',
  'Pièces par boîte',
  'Sztuk w opakowaniu',
)

/** What the attributes of a class are called; imports may bring others, which keep their names. */
export const classAttributes = [
  attribute('kit', 'pieces', '每盒件数', pieces),
  attribute('ink', 'pieces', '每盒件数', pieces),
  attribute(
    'label',
    'width',
    '标签带宽度',
    labels('Tape width', 'Bandbreite', 'Larghezza nastro', 'Largeur du ruban', 'Szerokość taśmy'),
  ),
  attribute(
    'label',
    'size',
    '标签尺寸',
    labels('Label size', 'Etikettengröße', 'Formato etichetta', 'Format d’étiquette', 'Rozmiar etykiety'),
  ),
].map((row, position) => ({ ...row, position }))
