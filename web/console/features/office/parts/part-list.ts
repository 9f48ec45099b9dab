import type { ComponentType } from 'react'
import { Colours } from './Colours.tsx'
import { Controls } from './Controls.tsx'
import { Facts } from './Facts.tsx'
import { Feedback } from './Feedback.tsx'
import { Fields } from './Fields.tsx'
import { Layers } from './Layers.tsx'
import { Letters } from './Letters.tsx'
import { Pictures } from './Pictures.tsx'
import { Products } from './Products.tsx'
import { Room } from './Room.tsx'
import { States } from './States.tsx'

/** What the page shows, in its order: the tokens, then what is made of them. */
export const partList: ReadonlyArray<{ id: string; title: string; Part: ComponentType }> = [
  { id: 'colours', title: 'Colours', Part: Colours },
  { id: 'letters', title: 'Letters', Part: Letters },
  { id: 'room', title: 'Room and elevation', Part: Room },
  { id: 'controls', title: 'Controls', Part: Controls },
  { id: 'fields', title: 'Fields', Part: Fields },
  { id: 'states', title: 'States', Part: States },
  { id: 'feedback', title: 'Feedback', Part: Feedback },
  { id: 'products', title: 'Product rows', Part: Products },
  { id: 'facts', title: 'Prices, stock and facts', Part: Facts },
  { id: 'pictures', title: 'Pictures by family', Part: Pictures },
  { id: 'layers', title: 'Dialogs and drawers', Part: Layers },
]
