/** Gives the focus to the first invalid field. */
export const focusFirstWrong = (within: HTMLElement) =>
  within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
