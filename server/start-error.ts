/** Something outside the program must be put right before it can start. The message is for people: it is shown without a stack. */
export class StartError extends Error {}
