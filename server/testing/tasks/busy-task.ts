/** Works for so many milliseconds, or fails. */
export default function busy({ ms, fails = false }: { ms: number; fails?: boolean }) {
  const end = performance.now() + ms
  while (performance.now() < end);
  if (fails) throw new Error('The task failed')
  return new Uint8Array([ms])
}
