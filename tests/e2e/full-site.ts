/** Where the site `full` is served, with every feature and awkward values (tests/fixtures/README.md). */
export const FULL_SITE = `http://localhost:${process.env.E2E_FULL_PORT}`;
