// Fitted to the development set by scripts/fit-weights.ts; not to be edited.
export const FITTED_WEIGHTS = {
  "cut": {
    "always": -2.3,
    "bothDefects": 0.709,
    "breath": 2.95,
    "commaAndJoint": 1.68,
    "habit": 1.23,
    "leftDefect": 1.59,
    "leftInOrder": 1.51,
    "length": 0.195,
    "odds": 0.41,
    "opensWithDeterminer": 0.805,
    "otherPart": 0.9,
    "overlap": -8.1,
    "startsNew": 1.24,
    "turns": 3.68
  },
  "cutAlone": {
    "always": -4.99,
    "bothDefects": 0.625,
    "breath": 2.8,
    "commaAndJoint": 1.67,
    "leftDefect": 1.58,
    "leftInOrder": 1.53,
    "length": 0.239,
    "odds": 0.455,
    "opensWithDeterminer": 0.857,
    "otherPart": 0.89,
    "overlap": -8.4,
    "startsNew": 1.27,
    "turns": 4.03
  },
  "functional": {
    "always": -2.55,
    "oddsOfDefect": -0.775,
    "oddsOfFunctional": 0.818,
    "oddsOfNotInspected": -0.108,
    "oddsOfTalk": -0.198,
    "oddsOfMaintenance": 0.0668,
    "talkLines": 1.79,
    "nearDefect": -3.14,
    "nearFunctional": 5.33,
    "nearLimitation": -0.93,
    "nearTip": -0.545,
    "length": 0.00747,
    "functionalLines": 4.29,
    "isSomewhere": 0.127,
    "saysNotInspected": 0.817
  },
  "notInspected": {
    "always": -2.98,
    "oddsOfDefect": -0.472,
    "oddsOfFunctional": -0.0962,
    "oddsOfNotInspected": 1.08,
    "oddsOfTalk": 0.0251,
    "oddsOfMaintenance": -0.263,
    "talkLines": 0.246,
    "nearDefect": -5.36,
    "nearFunctional": 0.67,
    "nearLimitation": 5.69,
    "nearTip": -1.64,
    "length": -0.0692,
    "functionalLines": -1.21,
    "isSomewhere": 0.434,
    "saysNotInspected": 3.34
  },
  "narration": {
    "always": 1.95,
    "oddsOfDefect": -0.322,
    "oddsOfFunctional": 0.201,
    "oddsOfNotInspected": 0.184,
    "oddsOfTalk": 0.779,
    "oddsOfMaintenance": -0.328,
    "talkLines": 4.24,
    "nearDefect": -3.7,
    "nearFunctional": 0.588,
    "nearLimitation": 3.26,
    "nearTip": 0.139,
    "length": 0.0503,
    "functionalLines": 1.25,
    "isSomewhere": -0.243,
    "saysNotInspected": -0.258
  },
  "tip": {
    "always": -2.6,
    "oddsOfDefect": -0.502,
    "oddsOfFunctional": 0.00408,
    "oddsOfNotInspected": 0.271,
    "oddsOfTalk": 0.426,
    "oddsOfMaintenance": 1.16,
    "talkLines": -4.16,
    "nearDefect": -5.33,
    "nearFunctional": -0.613,
    "nearLimitation": -3.24,
    "nearTip": 9.06,
    "length": 1.11,
    "functionalLines": 0.706,
    "isSomewhere": 2.32,
    "saysNotInspected": -0.41
  },
  "comment": {
    "fit": 2.1,
    "goesOn": 1.16,
    "isAnnounced": 1.22,
    "isHere": 0.185,
    "likeness": 10.5,
    "likenessHere": 5.74,
    "stays": 1.38
  },
  "none": {
    "always": -3.71,
    "isSomewhere": 1.54,
    "nearest": 10.9
  },
  "advice": {
    "isOfLast": 4.21,
    "likeness": 12.6,
    "likenessHere": 4.18
  },
  "noAdvice": {
    "always": 4.48
  },
  "item": {
    "goesOn": 0.417,
    "held": 1.62,
    "isAnnounced": 1.47,
    "limitation": 11.5,
    "lines": 5.3,
    "middle": 3.9,
    "name": 5.38,
    "stays": 1.23
  }
};
