throw new Error('A reader that fails')
