import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { tokens } from './tokens.ts'

/** What the tokens are in the scheme that is shown; nothing until the page lives. */
export function useTokenValues(): (name: string) => string {
  const scheme = useComputedColorScheme()
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scheme has other values.
  useEffect(() => {
    const style = getComputedStyle(document.documentElement)
    setValues(
      new Map(Object.values(tokens).flatMap((names) => names.map((name) => [name, style.getPropertyValue(name)]))),
    )
  }, [scheme])
  return (name) => values.get(name) ?? ''
}
