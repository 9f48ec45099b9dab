import { XmlDocument, XmlElement } from 'libxml2-wasm'

/** By the name of an element what stands in it, in this order: `!` is needed, `*` may be repeated. */
export type ElementOrders = Readonly<Record<string, readonly string[]>>

/** What of a document stands where its schema has no place for it, or is missing, or is empty. */
export function findMisplaced(xml: string, orders: ElementOrders): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return findIn(document.root, orders)
  } finally {
    document.dispose()
  }
}

function findIn(element: XmlElement, orders: ElementOrders): string[] {
  const name = fullName(element)
  const children = listChildren(element)
  const order = orders[name]
  if (!order) {
    const isText = children.length === 0 && element.content.trim() !== ''
    return isText ? [] : [`${name} is empty, or unknown with elements in it`]
  }
  const names = children.map(fullName)
  return [...checkOrder(name, names, order), ...children.flatMap((child) => findIn(child, orders))]
}

function checkOrder(name: string, names: readonly string[], order: readonly string[]): string[] {
  const plain = order.map((part) => part.replaceAll(/[!*]/g, ''))
  const places = names.map((child) => plain.indexOf(child))
  return [
    ...names.filter((_, at) => places[at] === -1).map((child) => `${child} has no place in ${name}`),
    ...names
      .filter((_, at) => (places[at] ?? 0) < (places[at - 1] ?? 0))
      .map((child) => `${child} too late in ${name}`),
    ...order.filter((part, at) => part.includes('!') && !places.includes(at)).map((part) => `${name} without ${part}`),
    ...names
      .filter((child, at) => names.indexOf(child) !== at && !order[places[at] ?? 0]?.includes('*'))
      .map((child) => `${child} twice in ${name}`),
  ]
}

const fullName = ({ prefix, name }: XmlElement) => (prefix && prefix !== 'p' ? `${prefix}:${name}` : name)

function listChildren(element: XmlElement): XmlElement[] {
  const all: XmlElement[] = []
  for (let child = element.firstChild; child; child = child.next) if (child instanceof XmlElement) all.push(child)
  return all
}
