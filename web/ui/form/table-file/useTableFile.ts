import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { TableChoice, TableQuestion, TableRead } from '../../../../rules/table-file/table-file.ts'
import type { Failure } from '../../feedback/failure.ts'

/** A server of the version before does not say it. */
type Answer = { table?: TableRead }
type Sent<Given> = { file: File; given: Given; choice: TableChoice }

type TableDoor<A extends Answer, Given> = {
  send: (file: File, choice: TableChoice, given: Given) => Promise<A>
  /** Takes what was read, of the sheet and in the letters that are meant. */
  onRead: (answer: A, sent: Sent<Given>) => void
  /** Anything but a question. */
  onFailed?: (failed: Failure, sent: Sent<Given>) => void
  /** Nothing is taken by reading: of several sheets the first is shown at once, and another one can be read instead. */
  isPreview?: boolean
}

/**
 * Sends a table file, and sends it again with what its reader answers where it can be read in several ways: the letters are
 * asked, and of several sheets the one that is meant, before anything of it is taken.
 */
export function useTableFile<A extends Answer, Given = undefined>(door: TableDoor<A, Given>) {
  const [sent, setSent] = useState<Sent<Given>>()
  // Read, but perhaps of a sheet that is not meant.
  const [waiting, setWaiting] = useState<A>()
  const [taken, setTaken] = useState<A>()
  const take = (answer: A, sent: Sent<Given>) => {
    setWaiting(undefined)
    setTaken(answer)
    door.onRead(answer, sent)
  }
  const sending = useMutation<A, Failure, Sent<Given>>({
    meta: { saysItself: true },
    mutationFn: ({ file, choice, given }) => door.send(file, choice, given),
    onSuccess: (answer, sent) =>
      door.isPreview || !hasOthers(answer, sent.choice) ? take(answer, sent) : setWaiting(answer),
    onError: (failed, sent) => readQuestion(failed) === undefined && door.onFailed?.(failed, sent),
  })
  const send = (next: Sent<Given>) => {
    setSent(next)
    setWaiting(undefined)
    sending.mutate(next)
  }
  const forget = () => {
    setWaiting(undefined)
    setTaken(undefined)
    sending.reset()
  }
  const answer = (choice: TableChoice) => {
    if (!sent) return
    const meant = { ...sent, choice: { ...sent.choice, ...choice } }
    if (waiting && choice.sheet === waiting.table?.sheet) take(waiting, meant)
    else send(meant)
  }
  const question = waiting ? toQuestion(waiting) : readQuestion(sending.error)
  return {
    /** Reads a file, or the one that was read before once more with something else given. */
    read: (file: File, given: Given, choice: TableChoice = {}) => send({ file, given, choice }),
    forget,
    answer,
    isReading: sending.isPending,
    question: sending.isPending ? undefined : question,
    /** What was taken last. */
    taken,
    why: question ? null : sending.error,
  }
}

const hasOthers = ({ table }: Answer, { sheet }: TableChoice) =>
  sheet === undefined && table !== undefined && table.otherSheets.length > 0

const toQuestion = ({ table }: Answer): TableQuestion => ({
  sheets: table ? [table.sheet ?? '', ...table.otherSheets] : [],
})

/** What a refusal asks, where it says between what is to be chosen. */
function readQuestion(failed: Failure | null): TableQuestion | undefined {
  if (failed?.reason !== 'table.letters' && failed?.reason !== 'table.sheets') return undefined
  // The contract says of both what they carry; a server of the version before carries nothing.
  return failed.details as TableQuestion | undefined
}
