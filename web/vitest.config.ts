import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// Apart from the build, which is installed without Vitest.
export default mergeConfig(
  page,
  defineConfig({
    test: { include: ["src/**/*.test.ts"], environment: "node", testTimeout: 60_000 /* a machine may be busy */ },
  }),
);
