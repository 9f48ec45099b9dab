import { useNavigate, useSearch } from '@tanstack/react-router'

/** What the query of a page's address asks for, and the way to ask for something else; undefined takes a value out. */
export function useAsked<A extends object>(read: (query: Record<string, unknown>) => A) {
  const navigate = useNavigate()
  const asked = read(useSearch({ strict: false, structuralSharing: false }))
  // The router knows one console, whose pages read their queries themselves.
  const change = (part: Partial<A>) =>
    void navigate({ to: '.', search: ((was: object) => ({ ...was, ...part })) as never })
  return [asked, change] as const
}
