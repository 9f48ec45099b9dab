import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { getReturnFile } from '../../../../contract/return/file.ts'
import { fetchFile } from '../../../api/download.ts'
import { saysItself } from '../../../api/failures.ts'
import type { ReturnFile } from './queries.ts'

// Pixels of the longer side, on a sharp screen.
const side = 192

/** The picture of a file of a return, small; empty where it is none. */
export const useThumbnail = (file: ReturnFile) => useQuery(thumbnailQuery(file)).data ?? ''

const thumbnailQuery = ({ fileId, mediaType }: Pick<ReturnFile, 'fileId' | 'mediaType'>) =>
  queryOptions({
    queryKey: ['return thumbnail', fileId],
    queryFn: async () => drawSmall((await fetchFile(getReturnFile, { params: { fileId } })).blob),
    enabled: mediaType !== 'application/pdf',
    staleTime: Number.POSITIVE_INFINITY,
    meta: saysItself,
  })

/** Keeps what was just chosen, so that it is not fetched back. */
export async function keepThumbnail(queries: QueryClient, file: ReturnFile, blob: Blob) {
  if (file.mediaType !== 'application/pdf') queries.setQueryData(thumbnailQuery(file).queryKey, await drawSmall(blob))
}

/** A picture as an address that holds it, as pages may show no other; empty where the browser cannot draw it. */
async function drawSmall(blob: Blob): Promise<string> {
  try {
    const bitmap = await createImageBitmap(blob)
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.8)
  } catch {
    return ''
  }
}
