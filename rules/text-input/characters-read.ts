type Method = (this: unknown, ...given: unknown[]) => unknown
type Methods = Record<PropertyKey, Method>
type Cost = (subject: unknown, given: readonly unknown[]) => number
type Count = { characters: number; depth: number }

/**
 * The characters that the methods of texts and of regular expressions go through while something is done: the work of it on
 * any machine. One that calls another counts once; what goes on from a place in a text, from there.
 */
export function charactersRead(action: () => unknown): number {
  const { stop } = watchTexts()
  try {
    action()
  } finally {
    stop()
  }
  return stop()
}

/** The same until it is stopped, which answers how many they were. */
export function watchTexts() {
  const count = { characters: 0, depth: 0 }
  const restores = [
    ...stringMethods(String.prototype).map((name) =>
      watch(String.prototype, name, count, costs[String(name)] ?? ofWhole),
    ),
    ...stringMethods(RegExp.prototype).map((name) => watch(RegExp.prototype, name, count, ofExpression)),
  ]
  return {
    stop: () => {
      for (const restore of restores.splice(0)) restore()
      return count.characters
    },
  }
}

// What costs the same for a text of any length.
const constant = ['constructor', 'at', 'charAt', 'charCodeAt', 'codePointAt', 'toString', 'valueOf']

const stringMethods = (prototype: object) =>
  Reflect.ownKeys(prototype).filter((name) => {
    const { value } = Reflect.getOwnPropertyDescriptor(prototype, name) ?? {}
    return typeof value === 'function' && !constant.some((other) => other === name)
  })

const ofWhole: Cost = (text) => String(text).length

const ofBeginning: Cost = (_, [start]) => String(start).length

/** Up to where it is found. */
const ofSearch: Cost = (subject, [sought, from]) => {
  const [text, start] = [String(subject), Number(from ?? 0)]
  const found = text.indexOf(String(sought), start)
  return (found < 0 ? text.length : found) - start
}

const ofPart: Cost = (text, [from, to]) =>
  String(text).slice(Number(from ?? 0), to === undefined ? undefined : Number(to)).length

const ofExpression: Cost = (expression, [text]) => {
  const { global, sticky, lastIndex } = expression as RegExp
  return String(text).length - (global || sticky ? lastIndex : 0)
}

const costs: Record<string, Cost> = {
  startsWith: ofBeginning,
  endsWith: ofBeginning,
  indexOf: ofSearch,
  includes: ofSearch,
  slice: ofPart,
  substring: ofPart,
}

function watch(prototype: object, name: PropertyKey, count: Count, cost: Cost) {
  const methods = prototype as Methods
  const original = methods[name] as Method
  methods[name] = function (...given) {
    count.depth++
    try {
      if (count.depth === 1) count.characters += cost(this, given)
      return original.apply(this, given)
    } finally {
      count.depth--
    }
  }
  return () => {
    methods[name] = original
  }
}
