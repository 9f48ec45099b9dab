process.once('message', () => process.send?.([[{ no: 'text' }]]))
