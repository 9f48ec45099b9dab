import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { Column } from './RowTable.tsx'

export type RowChoice = ReturnType<typeof useRowChoice>

/**
 * Which rows of a list are chosen, among those that can be: a row that is no longer there is chosen no more. `first` are chosen when the
 * list is opened.
 */
export function useRowChoice(choosable: readonly number[], first: readonly number[] = []) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(first))
  const ids = choosable.filter((id) => chosen.has(id))
  const choose = (changed: readonly number[], isChosen: boolean) =>
    setChosen((was) => {
      const next = new Set(was)
      for (const id of changed) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      return next
    })
  return {
    ids,
    choosable,
    isChosen: (id: number) => ids.includes(id),
    choose: (id: number, isChosen: boolean) => choose([id], isChosen),
    chooseAll: (isChosen: boolean) => choose(choosable, isChosen),
    clear: () => setChosen(new Set()),
  }
}

/** A column with a box for each row that can be chosen, named by what it chooses. */
export const choiceColumn = <Row,>(
  choice: RowChoice,
  head: string,
  row: (row: Row) => { id: number; name: string },
): Column<Row> => ({
  head,
  isSpoken: true,
  onPhone: 'bare',
  cell: (one) => {
    const { id, name } = row(one)
    if (!choice.choosable.includes(id)) return null
    return (
      <Checkbox
        aria-label={name}
        checked={choice.isChosen(id)}
        onChange={({ currentTarget }) => choice.choose(id, currentTarget.checked)}
      />
    )
  },
})

type AllProps = { choice: RowChoice; label: string }

/** Chooses all rows of the page that can be chosen, or none. */
export function ChooseAll({ choice: { ids, choosable, chooseAll }, label }: AllProps) {
  return (
    <Checkbox
      label={label}
      checked={ids.length > 0 && ids.length === choosable.length}
      indeterminate={ids.length > 0 && ids.length < choosable.length}
      disabled={choosable.length === 0}
      onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
    />
  )
}
