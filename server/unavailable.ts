/** The database or the folder for files is away, full or silent for now. Who asked is told to come again. */
export class Unavailable extends Error {}
