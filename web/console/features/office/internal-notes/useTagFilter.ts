import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../ui/language/language.tsx'
import type { Filter } from '../../../../ui/list/FindForm.tsx'
import { type NotedList, tagsQuery } from './queries.ts'

/** Narrows a list to what has a tag, in the address as `tag`; the one of the address is among them, whatever is offered. */
export function useTagFilter(list: NotedList, current: string | undefined): Filter<'tag'> {
  const text = useText()
  const { data = [] } = useQuery(tagsQuery(list))
  const tags = current === undefined || data.includes(current) ? data : [current, ...data]
  const among = tags.map((tag) => ({ value: tag, label: tag }))
  return { name: 'tag', label: text('internal_note.tag'), any: text('internal_note.any_tag'), among }
}
