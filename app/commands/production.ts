/* The build imports this file before all others, because React reads NODE_ENV when it is first loaded. */
process.env.NODE_ENV = "production";
