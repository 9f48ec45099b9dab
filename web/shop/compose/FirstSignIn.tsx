import { Terms } from '../features/catalogue/content/Terms.tsx'
import { ConfirmDialog } from '../features/me/profile/ConfirmDialog.tsx'

/** What the first sign-in asks for, with the terms of the reader's site. */
export default function FirstSignIn() {
  return <ConfirmDialog terms={<Terms />} />
}
