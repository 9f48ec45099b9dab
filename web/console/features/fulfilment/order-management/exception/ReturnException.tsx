import { useState } from 'react'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../../ui/dialog/SideDrawer.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { ExceptionForm } from './ExceptionForm.tsx'
import type { ExceptionProps } from './exceptions.ts'

/** Lets a line come back although its term has ended, or changes such an exception. */
export function ReturnException({ order, line, standing }: ExceptionProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const { number, position } = line
  const words = text(standing ? 'return_exception.change' : 'return_exception.allow')
  const name = text('return_exception.action_of', { action: words, number, position })
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="default" size="compact-sm" aria-label={name} onClick={() => setOpen(true)}>
        {words}
      </Button>
      {isOpen && (
        <SideDrawer title={text('return_exception.title', { number, position })} onClose={close}>
          <ExceptionForm order={order} line={line} standing={standing} onDone={close} />
        </SideDrawer>
      )}
    </>
  )
}
