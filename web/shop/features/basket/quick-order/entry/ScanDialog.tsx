import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { Dialog } from '../../../../../ui/dialog/Dialog.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'
import { startScanning } from './scanner.ts'

type Props = { onCode: (code: string) => void; onClose: () => void }

/** The camera's picture, and what was read last. Each code is a piece; the camera ends with the dialog. */
export function ScanDialog({ onCode, onClose }: Props) {
  const text = useText()
  const [read, setRead] = useState<{ code: string; count: number }>()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const failed = useCamera(video, (code) => {
    setRead((before) => ({ code, count: (before?.count ?? 0) + 1 }))
    navigator.vibrate?.(60)
    onCode(code)
  })
  return (
    <Dialog title={text('quick_order.scan')} onClose={onClose}>
      <div className={classes.scanning}>
        <RefusalNotice why={failed ? text('quick_order.no_camera') : null} />
        {!failed && <p>{text('quick_order.scan_hint')}</p>}
        {!failed && <video ref={setVideo} className={classes.video} muted playsInline />}
        <p role="status">{read && text('quick_order.scanned', read)}</p>
        <Button onClick={onClose}>{text('quick_order.scan_done')}</Button>
      </div>
    </Dialog>
  )
}

function useCamera(video: HTMLVideoElement | null, onCode: (code: string) => void) {
  const [failed, setFailed] = useState(false)
  const reportCode = useEffectEvent(onCode)
  const closed = useRef(false)
  useEffect(() => {
    if (!video) return
    closed.current = false
    const scanning = startScanning(video, (code) => reportCode(code))
    scanning.catch(() => {
      if (!closed.current) setFailed(true)
    })
    return () => {
      closed.current = true
      scanning.then((end) => end()).catch(() => {})
    }
  }, [video])
  return failed
}
