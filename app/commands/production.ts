/* Imported before everything else by the build: React reads NODE_ENV when it is first loaded. */
process.env.NODE_ENV = "production";
