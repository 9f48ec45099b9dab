/** The database or the folder for files is away, full or silent for now. The caller is asked to come again. */
export class Unavailable extends Error {}
