/** A message that can be sent, by the labels of its fields. */
export const MESSAGE = {
  Name: "Ada Lovelace",
  Email: "ada@example.com",
  Subject: "Growth",
  Message: "Where do we start?\nThe second line.",
};

/** An application that can be sent, without its CV. */
export const APPLICATION = {
  "Full Name *": "Ada Lovelace",
  "Email Address *": "ada@example.com",
  "Phone Number *": "+44 20 7946 0000",
};
