/** Gives the focus to the first field that is said to be wrong. */
export const focusFirstWrong = (within: HTMLElement) =>
  within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
