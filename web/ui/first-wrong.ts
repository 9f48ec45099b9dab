/** Once the errors of a form stand beside its fields: the focus goes to the first of them. */
export const focusFirstWrong = (form: HTMLElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
