type Method = (this: unknown, ...given: unknown[]) => unknown
type Methods = Record<PropertyKey, Method>

/**
 * The characters that the methods of texts and of regular expressions are given while something is done: the work of it on
 * any machine. One that calls another counts once; an expression that goes on where it stopped, from there.
 */
export function charactersRead(action: () => unknown): number {
  const count = { characters: 0, depth: 0 }
  const restores = [
    ...methodsOf(String.prototype).map((name) => watch(String.prototype, name, count, (text) => `${text}`.length)),
    ...methodsOf(RegExp.prototype).map((name) => watch(RegExp.prototype, name, count, readByExpression)),
  ]
  try {
    action()
  } finally {
    for (const restore of restores) restore()
  }
  return count.characters
}

// What costs the same for a text of any length.
const constant = ['constructor', 'at', 'charAt', 'charCodeAt', 'codePointAt', 'toString', 'valueOf']

const methodsOf = (prototype: object) =>
  Reflect.ownKeys(prototype).filter((name) => {
    const { value } = Reflect.getOwnPropertyDescriptor(prototype, name) ?? {}
    return typeof value === 'function' && !constant.some((other) => other === name)
  })

function readByExpression(expression: unknown, text: unknown): number {
  const { global, sticky, lastIndex } = expression as RegExp
  return String(text).length - (global || sticky ? lastIndex : 0)
}

type Count = { characters: number; depth: number }

function watch(
  prototype: object,
  name: PropertyKey,
  count: Count,
  charactersOf: (subject: unknown, given: unknown) => number,
) {
  const methods = prototype as Methods
  const original = methods[name] as Method
  methods[name] = function (...given) {
    if (count.depth === 0) {
      count.depth++
      count.characters += charactersOf(this, given[0])
      count.depth--
    }
    count.depth++
    try {
      return original.apply(this, given)
    } finally {
      count.depth--
    }
  }
  return () => {
    methods[name] = original
  }
}
