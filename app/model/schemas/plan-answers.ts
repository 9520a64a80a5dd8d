/** Three answers to "Do your plans agree?": strategy, sales, marketing. Equal numbers are one plan. */
export const PLAN_ANSWERS = /^[123]( [123]){2}$/;
