import { useSearch } from '@tanstack/react-router'

/** What the query of a page's address asks for: the router knows one console, whose pages read their queries themselves. */
export const usePageSearch = <A>(read: (query: Record<string, unknown>) => A): A =>
  read(useSearch({ strict: false, structuralSharing: false }))
