import type { KeyboardEvent } from 'react'
import { separator } from '../../../rules/scan/elements.ts'

// A label says its product in sixteen signs before its first separator can come.
const shortestLabel = 16

/**
 * Writes the separator of a label (GS1) where a scanner that types as a keyboard sends it: Ctrl and the key of `]`, which a browser
 * drops, or takes for one of its own. On German and French keyboards that is the key of `+` or `$`: there it is one only
 * behind what may be a label, as who types it elsewhere makes the page larger. For a field, or what stands around some.
 */
export function typeSeparator(event: KeyboardEvent) {
  const { target: field } = event
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !isControlled(event)) return
  const { selectionStart: start, selectionEnd: end } = field
  // A field for another kind of value has no place to write at.
  if (start === null || end === null || (event.key !== ']' && start < shortestLabel)) return
  event.preventDefault()
  field.setRangeText(separator, start, end, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: separator, inputType: 'insertText' }))
}

const isControlled = ({ ctrlKey, altKey, metaKey, key, code }: KeyboardEvent) =>
  ctrlKey && !altKey && !metaKey && (key === ']' || code === 'BracketRight')
