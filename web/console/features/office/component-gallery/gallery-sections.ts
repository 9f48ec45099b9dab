import type { ComponentType } from 'react'
import { Colours } from './Colours.tsx'
import { Controls } from './Controls.tsx'
import { Facts } from './Facts.tsx'
import { Feedback } from './Feedback.tsx'
import { Fields } from './Fields.tsx'
import { Layers } from './Layers.tsx'
import { Pictures } from './Pictures.tsx'
import { Products } from './Products.tsx'
import { Spacing } from './Spacing.tsx'
import { States } from './States.tsx'
import { Typography } from './Typography.tsx'

/** The sections of the page in its order: the tokens, then the components made of them. */
export const gallerySections: ReadonlyArray<{ id: string; title: string; Section: ComponentType }> = [
  { id: 'colours', title: 'Colours', Section: Colours },
  { id: 'letters', title: 'Letters', Section: Typography },
  { id: 'room', title: 'Room and elevation', Section: Spacing },
  { id: 'controls', title: 'Controls', Section: Controls },
  { id: 'fields', title: 'Fields', Section: Fields },
  { id: 'states', title: 'States', Section: States },
  { id: 'feedback', title: 'Feedback', Section: Feedback },
  { id: 'products', title: 'Product rows', Section: Products },
  { id: 'facts', title: 'Prices, stock and facts', Section: Facts },
  { id: 'pictures', title: 'Pictures by family', Section: Pictures },
  { id: 'layers', title: 'Dialogs and drawers', Section: Layers },
]
