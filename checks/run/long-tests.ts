/** Tests that take minutes, as they try everything in turn. */
export const isLongTest = (file: string) =>
  /(^|\/)(e2e\/(customer-)?pages|server\/(naughty-text|hostile-input|long-text))[.]test[.]ts$/.test(file)
