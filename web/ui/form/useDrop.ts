import { type DragEvent, useState } from 'react'

/** Files that are dragged over a part of the page, and let go there. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}
