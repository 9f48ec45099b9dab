import { units } from './quantity.ts'

const unit = `(?: ?(?:${units})\\.?)?`
const kind =
  'types?|colou?rs?|models?|items?|kinds?|products?|farbe|typ|sorte|artikel|modell|couleurs?|type|modèle|référence|article|sorte|tipo|colore|modello|articolo|rodzaj|kolor|model|soort|kleur|artikel'
const count = '(\\d{1,4})'
/** So many of each of several products: `2 of each`, `je 2`, `3 de chaque`, `2 per tipo`, `po 2 sztuki`, `van elk 3`. */
const shapes = [
  `${count}${unit} (?:of |from )?each(?: one| of (?:them|these))?`,
  `each ${count}${unit}`,
  `${count}${unit} (?:per|pro|par|je|za|na) (?:${kind})`,
  `je(?:weils)? ${count}${unit}`,
  `von jede[mnrs]?(?: (?:${kind}))? ${count}${unit}`,
  `${count}${unit} von jede[mnrs]?(?: (?:${kind}))?`,
  `${count}${unit} (?:de )?(?:chaque|chacune?)(?: (?:${kind}))?`,
  `chaque ${count}${unit}`,
  `${count}${unit} (?:di |per )?(?:ciascun[oa]?|ognun[oa]|ogni(?: (?:${kind}))?|cadaun[oa]|cad)`,
  `po ${count}${unit}`,
  `${count}${unit} (?:z )?każd(?:ego|ej|y|a)(?: (?:rodzaju|koloru))?`,
  `(?:van )?(?:elke?|ieder) ${count}${unit}`,
  `${count}${unit} van elke?(?: (?:${kind}))?`,
].map((shape) => new RegExp(`(?<![\\p{L}\\p{N}.,/-])${shape}(?![\\p{L}\\p{N}])\\.?`, 'iu'))

/** How many of each a text asks for, and the text without that; undefined where it does not say so. */
export function eachIn(text: string): { pieces: number; rest: string } | undefined {
  for (const shape of shapes) {
    const found = shape.exec(text)
    if (found)
      return {
        pieces: Number(found[1]),
        rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
      }
  }
  return undefined
}
