import type { ClassKind } from '../../../rules/catalogue/product/catalogue.ts'
import type { TextKey } from '../../../texts/index.ts'

/** What a class of goods is called, in the plural: in the navigation, filters and titles. One product of it has its `ui.kind_…`. */
export const classTexts = {
  toner: 'layout.toner',
  kit: 'layout.kits',
  drum: 'layout.drums',
  ink: 'layout.ink',
  label: 'layout.labels',
  furniture: 'layout.furniture',
} as const satisfies Record<ClassKind, TextKey>
