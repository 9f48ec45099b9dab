/** Whether a reference is what banks write where there is none. */
export const isPlaceholder = (reference: string) => /^(?:NOT ?PROVIDED|NONREF|NOREF|NONE)$/i.test(reference)
