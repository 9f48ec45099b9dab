import type { ComponentType } from 'react'
import type { TextKey } from '../../../../../texts/index.ts'
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
export const partList: ReadonlyArray<{ id: string; title: TextKey; Part: ComponentType }> = [
  { id: 'colours', title: 'parts.colours', Part: Colours },
  { id: 'letters', title: 'parts.letters', Part: Letters },
  { id: 'room', title: 'parts.room', Part: Room },
  { id: 'controls', title: 'parts.controls', Part: Controls },
  { id: 'fields', title: 'parts.fields', Part: Fields },
  { id: 'states', title: 'parts.states', Part: States },
  { id: 'feedback', title: 'parts.feedback', Part: Feedback },
  { id: 'products', title: 'parts.products', Part: Products },
  { id: 'facts', title: 'parts.facts', Part: Facts },
  { id: 'pictures', title: 'parts.pictures', Part: Pictures },
  { id: 'layers', title: 'parts.layers', Part: Layers },
]
