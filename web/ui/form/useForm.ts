import { useRef, useState } from 'react'
import { type Faults, useFaults } from './useFaults.ts'

/** The fields that hold text: what is typed, or chosen from a list. */
type TextField<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

/** What a rule finds, by field; what is empty is no fault. */
type Findings<Field extends string, Fault> = { [field in Field]?: Fault | '' | false | undefined }

type Options<Values, Fault, Field extends string> = {
  start: Values
  /** What is wrong with the values. Asked when the form is sent, and again for what was wrong then. */
  rules?: (values: Values) => Findings<Field, Fault>
  /** The most characters that may be typed into a field. */
  limits?: { [Name in TextField<Values>]?: number }
  /** Called with every change, for storing a draft. */
  onChange?: (values: Values) => void
}

type TextEvent = { target: { value: string } }

/**
 * The values of a form and what is wrong with them, by its rules or by the server. A fault goes when its field changes, and one of
 * the rules when another field puts it right. `Beside` names what else than a value can be wrong.
 */
export function useForm<Values extends object, Fault = string, Beside extends string = never>(
  options: Options<Values, Fault, (keyof Values & string) | Beside>,
) {
  const { start, rules = () => ({}), limits, onChange } = options
  type Field = (keyof Values & string) | Beside
  const { values, latest, set, begin, isChanged } = useValues(start)
  const { faults: allFaults, ruleFields, forgetAll, sendUnless, ...server } = useFaults<Field, Fault>()
  const faults = stillWrong(allFaults, ruleFields, () => rules(values))

  const change = (next: Partial<Values> | ((values: Values) => Partial<Values>)) => {
    const part = typeof next === 'function' ? next(latest.current) : next
    set({ ...latest.current, ...part })
    server.forget(...(Object.keys(part) as Field[]))
    onChange?.(latest.current)
  }

  /** Binds a list to choose from; its options are values of the field. */
  const choice = (name: TextField<Values>) => ({
    value: String(values[name]),
    error: faults[name],
    onChange: ({ target }: TextEvent) => change({ [name]: target.value } as Partial<Values>),
  })

  return {
    ...server,
    values,
    faults,
    change,
    choice,
    /** Binds a field of text. It has no `name`: a browser whose page is not alive yet would send it in the address. */
    field: (name: TextField<Values>) => ({ ...choice(name), maxLength: limits?.[name] }),
    /** Sends the values unless something is wrong with them. */
    send: (send: (values: Values) => void) => sendUnless(present(rules(latest.current)), () => send(latest.current)),
    isChanged,
    /** Starts over, with the first values or with others. */
    reset: (to?: Values) => {
      begin(to)
      forgetAll()
    },
  }
}

function useValues<Values extends object>(start: Values) {
  const [first, setFirst] = useState(start)
  const [values, setValues] = useState(start)
  // A change may come late, from a render that has passed: of a captcha, of an answer.
  const latest = useRef(start)
  const set = (next: Values) => {
    latest.current = next
    setValues(next)
  }
  return {
    values,
    latest,
    set,
    begin: (to = first) => {
      setFirst(to)
      set(to)
    },
    isChanged: () => JSON.stringify(values) !== JSON.stringify(first),
  }
}

/** A form as a group of its fields needs it. */
export type FormPart<Values extends object> = Pick<
  ReturnType<typeof useForm<Values>>,
  'values' | 'faults' | 'change' | 'choice' | 'field'
>

/** The faults that were found, without those that the rules no longer find. */
function stillWrong<Field extends string, Fault>(
  faults: Faults<Field, Fault>,
  ruleFields: readonly Field[],
  rule: () => Findings<Field, Fault>,
): Faults<Field, Fault> {
  const fields = ruleFields.filter((field) => faults[field] !== undefined)
  if (fields.length === 0) return faults
  const findings = rule()
  const now = Object.fromEntries(fields.map((field) => [field, findings[field]])) as Findings<Field, Fault>
  return present<Field, Fault>({ ...faults, ...now })
}

const present = <Field extends string, Fault>(findings: Findings<Field, Fault>) =>
  Object.fromEntries(Object.entries(findings).filter(([, fault]) => fault)) as Faults<Field, Fault>
