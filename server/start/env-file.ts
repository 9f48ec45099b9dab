/**
 * Loaded before every command: reads the settings of `.env` where there is one. What the environment says already stays.
 * Not by `--env-file-if-exists`, which reports each time that there is none.
 */
try {
  process.loadEnvFile()
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
