import { useState } from 'react'

/** What is wrong in a form, by field: a fault of a rule, or its sentence. */
export type Faults<Field extends string, Fault = string> = { [field in Field]?: Fault }

/** The faults of a form: found before it is sent, or by the server. What was typed stays until it is right. */
export function useFaults<Field extends string, Fault = string>() {
  const [faults, setFaults] = useState<Faults<Field, Fault>>({})
  // Which of them a rule found; the others are the server's.
  const [ruleFields, setRuleFields] = useState<readonly Field[]>([])
  // Stays while fields are mended, so that nothing takes the focus from who types.
  const [refused, setRefused] = useState<Faults<Field, Fault>>()
  return {
    faults,
    ruleFields,
    /** For `Form`. */
    refused,
    /** Sends where nothing is wrong. */
    sendUnless(wrong: Faults<Field, Fault>, send: () => void) {
      setFaults(wrong)
      setRuleFields(Object.keys(wrong) as Field[])
      if (Object.keys(wrong).length === 0) send()
    },
    /** Says what the server found wrong. */
    refuse(wrong: Faults<Field, Fault>) {
      setFaults((was) => ({ ...was, ...wrong }))
      setRuleFields((was) => was.filter((field) => !(field in wrong)))
      setRefused(wrong)
    },
    /** A failure that stands beside no field of the form. */
    unsaid: <Failed>(failed: Failed) => (refused && Object.keys(refused).length > 0 ? null : failed),
    /** Says no more of these fields: they are being mended. */
    forget(...fields: Field[]) {
      setFaults((was) => {
        const rest = { ...was }
        for (const field of fields) delete rest[field]
        return rest
      })
    },
    forgetAll: () => setFaults({}),
  }
}

/** Those of a form's fields that a refusal names, each with one fault. */
export const refusedFields = <Field extends string, Fault>(
  failed: { fields: readonly string[] },
  formFields: readonly Field[],
  fault: Fault,
) =>
  Object.fromEntries(
    formFields.filter((field) => failed.fields.includes(field)).map((field) => [field, fault]),
  ) as Faults<Field, Fault>

/** Faults of a rule in words. */
export const sayFaults = <Field extends string, Fault>(
  faults: { [field in Field]?: Fault | undefined },
  say: (field: Field, fault: Fault) => string,
) =>
  Object.fromEntries(
    Object.entries<Fault | undefined>(faults).flatMap(([field, fault]) =>
      fault === undefined ? [] : [[field, say(field as Field, fault)]],
    ),
  ) as Faults<Field>
