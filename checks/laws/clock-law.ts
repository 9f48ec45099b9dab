import { type CodeNode, parseSource, placeIn, type Source, walk } from './source.ts'

/** What no test does, as its verdict would depend on how fast a machine is, and what it does instead. */
const faults = {
  clock: 'asks how long something takes: count what it does (queries, rows, steps, calls), and time it in bench/',
  memory: 'asks how much memory is used: count bytes or what is kept, and measure it in bench/',
  shift: 'asks the browser how far a page has shifted: compare the boxes of what has to stay',
  sleep: 'sleeps in the hope that something has happened: wait for it (expect.poll, vi.waitFor, an event)',
}
type Fault = keyof typeof faults

/** Every place in a test that asks a clock or sleeps, one sentence each. */
export function clocksIn(file: string, text: string): string[] {
  const source = parseSource(file, text)
  const found: string[] = []
  walk(source.program, undefined, (node) => {
    const fault = faultIn(node)
    if (fault) found.push(sentence(source, node, fault))
  })
  return [...new Set(found)]
}

const sentence = (source: Source, node: CodeNode, fault: Fault) => `${placeIn(source, node)} ${faults[fault]}`

function faultIn(node: CodeNode): Fault | undefined {
  if (node.type === 'MemberExpression') return faultOfMember(memberName(node))
  if (node.type === 'CallExpression') return isSleep(node) ? 'sleep' : undefined
  if (node.type === 'BinaryExpression') return isDuration(node) ? 'clock' : undefined
  if (node.type === 'ImportDeclaration') return importsSleep(node) ? 'sleep' : undefined
  return faultOfText(String((node.type === 'TemplateElement' ? node.cooked : node.value) ?? ''))
}

function faultOfMember(name: string): Fault | undefined {
  if (/^(performance\.now|process\.(cpuUsage|threadCpuUsage|hrtime|resourceUsage))$/.test(name)) return 'clock'
  if (name === 'process.memoryUsage') return 'memory'
  return name.endsWith('.waitForTimeout') ? 'sleep' : undefined
}

/** What stands in a text runs in the browser or in PostgreSQL. A query of ten seconds and more hangs until it is ended. */
function faultOfText(text: string): Fault | undefined {
  if (text === 'layout-shift') return 'shift'
  return /pg_sleep\((\d?\.\d+|\d)\)/.test(text) ? 'sleep' : undefined
}

/** `Date.now() - began`; what is a time of the calendar has a number there, or stands on the other side. */
const isDuration = ({ operator, left, right }: CodeNode) =>
  operator === '-' && isCallTo(left as CodeNode, 'Date.now') && (right as CodeNode).type === 'Identifier'

/** Without a delay it is the next turn of the loop. */
const isSleep = (node: CodeNode) => isCallTo(node, 'setTimeout') && (node.arguments as unknown[]).length > 1

const importsSleep = ({ source, specifiers }: CodeNode) =>
  /^(node:)?timers\/promises$/.test(String((source as CodeNode).value)) &&
  (specifiers as CodeNode[]).some((one) => ((one.imported ?? one.local) as CodeNode).value === 'setTimeout')

function isCallTo({ type, callee }: CodeNode, name: string): boolean {
  if (type !== 'CallExpression') return false
  const called = callee as CodeNode
  return called.type === 'Identifier' ? called.value === name : memberName(called) === name
}

function memberName({ type, object, property }: CodeNode): string {
  if (type !== 'MemberExpression') return ''
  return `${(object as CodeNode).value ?? ''}.${(property as CodeNode).value ?? ''}`
}
