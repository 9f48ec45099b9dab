/** Takes the file, and ends without a word. */
process.once('message', () => process.disconnect())
