import { fileURLToPath } from 'node:url'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { splitChunks } from './web/build/chunks.ts'
import { compileContract } from './web/build/compile-contract.ts'
import { compileTexts } from './web/build/compile-texts.ts'
import { compressAssets } from './web/build/compress-assets.ts'
import { firstLoad } from './web/build/first-load.ts'
import { knownSources } from './web/build/known-sources.ts'
import { routes } from './web/routes.ts'

// The first load names every file of the shop: a character less in each hash is a hundred bytes of it. 42 bits tell the versions
// of one file apart.
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ command }) => ({
  publicDir: 'web/public',
  // A build depends on its sources alone.
  envDir: false,
  plugins: [
    tanstackStart({
      srcDirectory: 'web',
      router: {
        virtualRouteConfig: routes,
        routesDirectory: '.',
        generatedRouteTree: 'routes.gen.ts',
        addExtensions: true,
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    viteReact(),
    compileContract(),
    compileTexts(),
    compressAssets(),
    knownSources(),
    firstLoad(),
  ],
  // All styles are 30 kB, one file that every page has after the first; split, a page of products waited for nineteen.
  build: { cssCodeSplit: false },
  environments: {
    // With React inside, its fast build is taken whatever NODE_ENV the shop runs with.
    // What its pages name, such as a font to be asked for early, is what the browser's build has written.
    ssr: {
      resolve: { noExternal: command === 'build' || [] },
      build: { rolldownOptions: { output: { assetFileNames: names.assetFileNames } } },
    },
    client: { build: { manifest: true, rolldownOptions: { output: { codeSplitting: splitChunks(root), ...names } } } },
  },
  resolve: {
    alias: { typebox: fileURLToPath(new URL('./web/build/no-schemas.ts', import.meta.url)) },
  },
}))
