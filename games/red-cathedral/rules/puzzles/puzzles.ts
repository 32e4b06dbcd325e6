import { type Puzzle, readPuzzles } from '@archivolt/engine';

/** Found in games between bots; this file is written by `archivolt puzzles --write`. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(`
3-1-36
rc/base/advanced 35/0 19W11B20S13G7E7A Bg3b2w4/A/W/S/P/Ry5/Er6/G M1/K1/A2/C1 B02@2,M16#0,D02@1/B09@1+1B,M08@2,D06@1+1E/B08@2,M18@1,M02.Dw,M04.Bx,D10.E/B10#0^0,M17#1,M09@2+1E,D05@1+1G1A/B05@2,M07@2+1A,D08#0 r/15/7/3+0/4B/Rx^.-.Qx^.-.S_.-/010 y/5/2/0+0/1E1A/Dy^.Dwx^.Ax^.Drx^.Ex_.Dyx_/121 g/0/18/0+0/1W4B1G/Sx_.Dr_.R^.A^.Dgx_.W_/020 - turn
+ 0.520 1.9 claim 3.3 ; slot blue ; face up ; amount 2 ; end
+ 0.518 1.8 claim 3.3 ; slot yellow ; face up ; amount 2 ; end
+ 0.515 1.7 claim 3.3 ; slot yellow ; face up ; amount 1 ; end
- 0.426 0.2 die red 7 ; tile red ; use 2 ; buy E ; use 2 ; buy A ; use 2 ; buy A ; take ; roll

3-1-88
rc/base/advanced 74/0 12W16B9S11G8E8A Br4y6w1/A/W/Sb4/P/R/E/Gg4 M1/K1/A2/C1 B02#2,M16#0^1,D02@1+1W1S1G/B09@1+1W1B1S,M08#2,D06#1/B08@2+1W1B1S,M18#1^0,M02@0+1W1B1S,M04#0,D10#0/B10#0^0,M17#1^2,M09@2+1S1E,D05#1^0/B05#2^1,M07#2^1,D08#0^1 r/25/8/0+0/2S1E1A/Rx^.Dw^.Qx^.Bx^.S_.E_/010 y/20/0/0+0/2W1B2S2G1A/Dy^.Dwx^.Ax^.Drx^.Ex_.Dyx_/000 g/4/14/0+0/2W2S1G/Sx_.Dr_.R^.A^.Dgx_.W_/010 - turn
+ 0.792 1.2 die blue 4 ; take ; amount 2 ; use 1 ; put G 3.3 ; tile blue ; amount 2 ; roll
- 0.459 0.7 die blue 4 ; take ; amount 2 ; use 1 ; put G 3.3 ; tile blue ; amount 1 ; roll
- 0.451 0.6 die blue 4 ; take ; amount 2 ; use 1 ; put G 3.3 ; roll
- 0.451 0.6 die blue 4 ; take ; amount 1 ; use 1 ; put G 3.3 ; tile blue ; amount 2 ; roll

2-2-2
rc/base/basic 3/1 18W20B20S15G10E10A Ew5/Rg3/Wb6/B/G/A/Py6/Sr2 K3/A3/M2/C2 B07.P,M06.S,D09.Dw/B04@0,M05.A,D07.Dg/B09.Dy,M03.Db,M18.E,D04.Q/B03@1,D06.B r/2/2/3+2/2W/-.-.-.W^.-.-/121 y/2/3/3+2/-/-.-.R^.-.-.-/121 - turn
+ 0.522 0.2 claim 1.1 ; slot white ; face down
+ 0.507 -0.2 claim 1.1 ; slot yellow
+ 0.505 -0.2 claim 1.1 ; slot blue ; face down
- 0.445 -0.5 claim 4.2 ; slot white ; face up ; amount 2

2-2-23
rc/base/basic 24/0 12W12B17S14G10E8A Ew5/R/Wy2/Br2/G/Ag5b4/P/S K3/A3/M2/C2 B07@0+2S,M06@1+2W,D09@0+1W1A/B04@0,M05@0+2W,D07@0/B09@1+1W2B,M03@0+1W,M18@1,D04@1/B03@1+1W1B,D06@1 r/2/5/0+0/1G1A/Db_.P_.Dg_.W^.Dw_.A_/121 y/4/2/0+0/5B1S/B^.E_.R^.Q^.S_.Dy_/121 - turn
+ 0.446 -2.7 die green 5 ; use 2 ; buy E ; use 2 ; buy G ; take ; amount 4 ; roll
+ 0.431 -2.7 die green 5 ; use 2 ; buy E ; use 2 ; buy G ; take ; amount 3 ; roll
- 0.363 -3.2 die red 4 ; take ; amount 2 ; use 2 ; put G 3.2 ; put S 3.2 ; roll
- 0.363 -3.2 die red 4 ; take ; amount 2 ; use 2 ; put S 3.2 ; put S 3.2 ; roll

2-2-29
rc/base/basic 29/1 10W14B16S13G9E7A Ew5/R/Wg1/B/Gy1/Ab1/P/Sr6 K3/A3/M2/C2 B07@0+2S,M06@1+2W,D09#0/B04@0,M05@0+2W,D07@0+1G/B09@1+1W2B,M03#0,M18@1,D04@1/B03@1+1W1B,D06@1 r/9/3/0+0/4W1A/Db_.P_.Dg_.W^.Dw_.A_/121 y/2/1/0+0/3B2S1G1E2A/B^.E_.R^.Q^.S_.Dy_/121 - turn
+ 0.647 1.9 put A 1.2 ; put S 1.2 ; put S 3.3 ; end
+ 0.640 2.4 put A 1.2 ; put B 3.3 ; put S 1.2 ; end
- 0.540 0.6 put A 3.3 ; put S 3.3 ; put S 1.2
- 0.514 0.6 put A 3.3 ; put B 3.3 ; put S 1.2

3-3-49
rc/base/advanced 48/0 14W14B7S9G8E9A Sr1g5/R/Ew2/A/W/By6b1/G/P A1/K2/M2/C1 B05#2,D10@1+1E/B08@0+1W,M09#1,M10@2,D05@2+1B1S1G/B10#2,M17#0,M04@0+1S1G,M12#1,D09@2+1W/B09@1+2B1S,M02@0+1G,M05@2+2W1B,D07@0+2G/B07#1^2,M20#0,D03@1+1S r/4/0/0+0/2W2B4S/Dyx_.Dbx_.Gx_.Qx^.Q_.Dr_/010 y/10/1/0+0/5S/P_.Dg_.E_.B_.Dgx_.Rx_/000 g/7/3/0+0/1G1E1A/A^.S^.Dy_.W^.Drx_.Wx_/011 - turn
+ 0.348 -3.1 decorate 3.2 ; put S 4.2 ; put W 4.2
+ 0.345 -3.1 decorate 3.2 ; put S 2.1 ; put W 2.1
- 0.283 -4.0 decorate 3.2 ; put S 2.1 ; put B 3.3
- 0.278 -4.1 decorate 3.2 ; put S 2.1 ; put B 4.4

3-3-62
rc/base/advanced 56/2 16W10B13S9G5E10A Sg4/R/Ew5/A/W/Br5y3b4/G/P A1/K2/M2/C1 B05#2,D10@1+1E/B08#0,M09#1,M10@2,D05#2/B10#2,M17#0^0,M04@0+1S1G,M12#1,D09@2+1W1E/B09#1,M02@0+1W1S1G,M05@2+2W1B,D07@0+2G/B07#1^2,M20#0,D03@1+1S1E r/5/2/0+0/1B1S1E/Dyx_.Dbx_.Gx_.Qx^.Q_.Dr_/000 y/13/2/0+0/4B3S1G/P_.Dg_.E_.B_.Dgx_.Rx_/000 g/9/5/0+0/4B1G1E/A^.S^.Dy_.W^.Drx_.Wx_/011 - turn
+ 0.728 5.4 put E 4.3 ; decorate 2.4 ; put B 2.3 ; end
- 0.665 4.6 decorate 2.4 ; gems - ; put E 4.3 ; stop ; end
- 0.503 2.7 die yellow 3 ; tile yellow ; amount 2 ; take ; amount 2 ; use 1 ; sell B ; use 1 ; sell S ; use 1 ; sell S ; use 1 ; sell B ; roll
- 0.492 2.5 die yellow 3 ; tile yellow ; amount 2 ; take ; amount 2 ; use 1 ; sell B ; use 1 ; sell S ; use 1 ; sell S ; roll

2-4-8
rc/base/advanced 9/0 18W20B16S15G9E9A Wb4/E/G/B/Pg6/A/Rr5/Sy5w2 M2/C1/A1/K3 B01@1,M18@0,D08@1/B03@1,M04.Dy,D04.R/B07@0,M12.Db,M16.Dr,D03.S/B04@0,D07.Dg r/2/1/1+2/1E1A/G_.E^.-.Q^.-.-/011 y/2/1/1+2/2W4S/-.A_.W^.P_.-.-/010 - turn
+ 0.652 2.7 die red 5 ; take ; amount 2 ; use 2 ; roll
- 0.580 1.1 die blue 4 ; tile blue ; choose S ; use 1 ; sell E ; use 1 ; sell S ; use 1 ; sell A ; take ; roll
- 0.577 1.3 die blue 4 ; tile blue ; choose S ; use 1 ; sell E ; take ; roll
- 0.570 1.0 die blue 4 ; tile blue ; choose S ; use 1 ; sell E ; use 1 ; sell S ; take ; roll

2-4-27
rc/base/advanced 28/1 16W18B7S15G7E9A W/Er6/G/B/P/A/Ry6/Sg1b1w5 M2/C1/A1/K3 B01@1+2W,M18@0+1B1S,D08@1+2S/B03@1+1W,M04@1,D04@1+1W/B07@0,M12@0,M16@1,D03@0/B04@0+1S,D07@0 r/4/5/0+0/7S2E1A/G_.E^.Dg_.Q^.Db^.S^/011 y/4/9/0+0/1B2S1E/Dy^.A_.W^.P_.R_.Dr_/110 - turn
+ 0.574 1.4 put B 1.1 ; put E 3.3 ; put S 2.2 ; end
+ 0.563 1.2 put B 1.1 ; put E 3.3 ; stop ; end
- 0.419 -0.6 die green 1 ; tile green ; amount 2 ; take ; amount 1 ; use 1 ; give W ; get G ; roll
- 0.400 -0.7 die green 1 ; tile green ; amount 2 ; use 1 ; give S ; get B ; take ; amount 1 ; roll

2-4-39
rc/base/advanced 38/1 13W19B10S13G8E10A Ww6/E/G/Br3/P/A/Ry6/Sg1b2 M2/C1/A1/K3 B01#1^1,M18#0,D08@1+2S/B03@1+1W,M04@1+1S,D04@1+1W1G/B07#0,M12@0,M16@1+1W1E,D03@0+1S1G/B04@0+1S,D07@0 r/11/7/0+0/2W1S1E/G_.E^.Dg_.Q^.Db^.S^/011 y/5/11/0+0/2W1B4S/Dy^.A_.W^.P_.R_.Dr_/010 - turn
+ 0.621 2.4 die white 11 ; take ; amount 3 ; use 1 ; put B 3.3 ; roll
+ 0.618 1.8 die white 11 ; use 1 ; put B 2.1 ; take ; amount 4 ; roll
+ 0.613 1.6 die white 11 ; use 1 ; put B 2.3 ; take ; amount 4 ; roll
- 0.506 0.6 die white 11 ; take ; amount 3 ; roll

3-5-48
rc/base/advanced 47/1 3W13B11S9G7E9A Wb3/G/Br4g1/A/E/R/Sy5/Pw5 K3/M1/C2/A2 B05#1,M12@2,D04.P/B10@0+1W,M14@1+1B1S,M20#2,D07@1/B02#0,M03@1+1W1S1G,M17#2,D03@0+1E/B08@0+2W,M16#1,M13@2+1W2S,D02@0+1W/B07#2,M06@0+2W,D10@1+1G1E r/5/0/0+0/3W2B1S2G1E1A/Drx_.Dyx_.Dbx^.Dr_.Q_.Px_/010 y/5/0/0+0/2W1B2S2G/Dgx_.Rx^.Bx_.Ex^.S_.Dg_/011 g/9/1/1+0/4W3B2S/Gx_.Wx^.Dy^.Dw^.B_.-/021 - turn
+ 0.809 3.4 die yellow 5 ; take ; tile yellow ; use 2 ; give W ; get B ; use 2 ; give W ; get G ; roll
+ 0.791 3.1 die yellow 5 ; take ; tile yellow ; use 2 ; give W ; get B ; use 2 ; give S ; get G ; roll
- 0.740 2.5 put S 3.2 ; decorate 3.2 ; put G 2.2 ; end
- 0.688 2.1 put S 3.2 ; decorate 3.2 ; put B 2.4 ; end

3-5-64
rc/base/advanced 59/1 7W14B12S9G8E8A Wy3/G/B/A/E/R/Sr2g5b5/Pw5 K3/M1/C2/A2 B05#1,M12@2+2B1S,D04.P/B10#0,M14#1^2,M20#2,D07@1+2B1G/B02#0,M03#1^1,M17#2^2,D03@0+1B1E/B08@0+2W1B,M16#1,M13#2,D02@0+1W1G/B07#2,M06@0+2W1A,D10#1^1 r/4/1/0+0/6S2G1E1A/Drx_.Dyx_.Dbx^.Dr_.Q_.Px_/010 y/17/2/0+0/2W1G/Dgx_.Rx^.Bx_.Ex^.S_.Dg_/000 g/9/0/1+0/6W1S1G/Gx_.Wx^.Dy^.Dw^.B_.-/001 - turn
+ 0.944 5.8 die white 5 ; use 1 ; put G 2.4 ; take ; roll
+ 0.941 6.2 put G 2.4 ; end
+ 0.936 5.3 die white 5 ; use 1 ; put G 2.4 ; roll
- 0.825 6.3 die blue 5 ; take ; tile blue ; roll

3-7-77
rc/base/advanced 66/2 7W14B9S13G7E4A Wb6/E/R/S/Ar6y5/Bg2w4/G/P A1/C2/M1/K1 B05#0^2,M01@1+1W1B1G,D08#2^0/B06#0,M17#1,D04@2+1W1B1A/B01#0,M11@1+1B1S,M06@0+1W1S1A,M04#1^1,D06@1+1S1G/B04#1,M07@0+1W1A,M03#2^0,D01#0^1/B07#2,M13@2+1W1B1S,D02@2+1W1A r/12/1/0+0/3W2B2S/Ax_.Dw^.Dwx^.Gx_.G_.A_/000 y/10/6/0+0/3W1S1E2A/Px_.Dg^.Dy_.Sx^.Q_.S_/000 g/9/3/0+0/1W4S2E/Dyx^.Ex^.Dbx_.Db^.E_.P_/011 - turn
+ 0.127 -5.1 die blue 6 ; tile blue ; take ; use 1 ; roll
+ 0.123 -5.6 die blue 6 ; tile blue ; take ; use 2 ; roll
+ 0.112 -5.6 die blue 6 ; tile blue ; take ; roll
- 0.067 -6.7 die blue 6 ; tile blue ; use 1 ; roll

2-8-38
rc/base/basic 37/1 12W13B15S11G6E8A R/P/Ab6/S/E/Wg4/Gy3/Br1w1 K1/C3/A2/M2 B09.Dg,D07.Q/B10#1^1,M11@0+1W1B1S,M06#1^0,D04@0+1B1A/B07#0,M09@0+2S,M16@1+1B1E,D08@0+1S/B01@1+2W,D01#1 r/4/1/0+1/1W3B2G2E1A/Dw_.A_.Db_.S^.P_.-/111 y/13/1/0+1/4W1B1S2G1E/E_.Dr_.W^.-.B_.R_/021 - turn
+ 0.890 6.3 claim 1.1 ; slot blue ; face down ; end
- 0.829 4.6 die red 1 ; take ; use 1 ; roll
- 0.814 4.2 die yellow 3 ; take ; use 1 ; roll
- 0.811 4.3 die red 1 ; take ; roll

2-8-51
rc/base/basic 46/0! 10W18B17S14G9E8A R/P/Ag4b6/S/E/Wr3w2/Gy3/B K1/C3/A2/M2 B09@1+1W1S,D07.Q/B10#1^1,M11@0+1W1B1S,M06#1^0,D04#0^0/B07#0,M09#0,M16#1,D08@0+1S/B01#1,D01#1^1 r/9/7/0+1/4W1B1A/Dw_.A_.Db_.S^.P_.-/110 y/20/5/0+0/4W1G1E1A/E_.Dr_.W^.Dg_.B_.R_/020 - end,market(0;true;none;false;false)
+ 0.268 -3.3 use 2 ; buy G ; use 2 ; buy S ; use 2 ; buy G ; roll
- 0.205 -3.8 use 2 ; buy G ; use 2 ; buy G ; roll
- 0.204 -4.0 use 2 ; buy G ; use 2 ; buy G ; use 2 ; buy G ; roll
- 0.198 -4.1 use 2 ; buy G ; use 2 ; buy G ; use 2 ; buy E ; roll

2-8-73
rc/base/basic 57/1 14W17B13S11G8E8A A/P/R/S/Eb1/Wr3/Gy5g6/Bw5 K1/C3/A2/M2 B09@1+1W1S,D07@0/B10#1^1,M11#0,M06#1^0,D04#0^0/B07#0,M09#0,M16#1,D08@0+2S1G/B01#1^0,D01#1^1 r/17/1/0+0/2W1B4S1G1E1A/Dw_.A_.Db_.S^.P_.Q_/010 y/17/3/0+0/3W2B2G1E1A/E_.Dr_.W^.Dg_.B_.R_/020 - turn
+ 0.362 -3.1 die yellow 5 ; use 1 ; put B 1.1 ; take ; amount 2 ; roll
- 0.297 -3.1 die red 3 ; take ; use 1 ; roll
- 0.286 -3.6 put B 1.1 ; stop ; end
- 0.275 -3.8 die red 3 ; take ; use 2 ; roll

3-9-21
rc/base/basic 22/2 17W17B17S13G9E2A Ay6b5w5/E/B/Rg5/Sr1/W/G/P A1/M1/C3/K3 B01@2,M02@0,D02@1+1S/B10@1+1G,M15@2,M20.P,D10.Dwx/B02#0,M12@1,M17@2,D04@2/B04@0,M13@2,M08.B,D03.Wx/B06@2,M07@0,D06@1+1S r/4/7/0+2/1W2B3A/Dr_.R^.Bx^.E_.-.-/121 y/2/0/0+2/1W1S1G1E2A/Qx^.Db_.-.-.Ex_.W_/121 g/2/0/0+0/1W1B3A/Dg_.Dw_.Px_.Q^.Dy_.Dyx_/121 - turn
+ 0.552 1.4 put A 3.3 ; put B 3.3 ; put W 3.3
- 0.465 0.3 put A 3.3 ; put B 3.3 ; put W 2.2
- 0.463 0.2 put A 3.3 ; put B 3.3 ; put W 1.1
- 0.458 0.2 put A 3.3 ; put B 3.3 ; put W 5.1

3-9-42
rc/base/basic 43/2 11W13B17S15G9E3A Ag3w6/Eb2/B/R/Sr2/Wy5/G/P A1/M1/C3/K3 B01#2,M02@0+1B,D02@1+1W1S1A/B10#1^0,M15#2,M20@0+1B,D10@1+1A/B02#0^1,M12@1+1W,M17#2^0,D04@2+1B/B04#0,M13@2,M08@0+1B,D03@1/B06@2,M07#0^2,D06#1 r/10/4/0+0/3A/Dr_.R^.Bx^.E_.B^.P_/011 y/5/0/0+0/4W2B1E1A/Qx^.Db_.Dwx^.Wx^.Ex_.W_/021 g/8/3/0+0/3W1B2S1A/Dg_.Dw_.Px_.Q^.Dy_.Dyx_/111 - turn
+ 0.509 1.3 put B 5.1 ; put W 5.1 ; put S 5.1 ; end
- 0.442 0.9 put B 5.1 ; put W 5.1 ; put W 3.4 ; end
- 0.423 0.3 put B 5.1 ; put W 5.1 ; put W 4.2 ; end
- 0.418 0.1 put B 5.1 ; put W 5.1 ; put A 3.4 ; end

3-11-52
rc/base/advanced 49/0 17W10B7S14G7E8A Br6b2/A/R/P/W/Sy4g5w5/G/E M2/K2/A1/C2 B07#0,M05@1+1B1E,D05.P/B01#0,M17#1,D02@0+1S/B05#2,M14#0,M16#1,M20@2+1B1G,D09#0/B06@1+1W1B,M18#1,M06@2+1W1S,D10@2+1E/B09@2+2B1S,M09@2,D07@1+1B r/16/3/1+0/1W3B4S1E/Dbx_.-.Dr^.G_.Dw_.Dyx_/010 y/13/4/0+0/2A/B_.Dgx_.W_.A^.Dwx_.Rx_/010 g/4/9/0+0/1B6S/S^.Dg_.R_.Ax_.Ex_.Px_/100 - turn
+ 0.618 1.7 claim 1.3 ; slot yellow ; face up ; end
+ 0.613 1.9 claim 1.3 ; slot yellow ; face down ; end
- 0.534 2.1 put W 2.3 ; decorate 4.2 ; gems - ; end
- 0.521 2.0 put W 2.3 ; decorate 3.2 ; gems - ; end

3-11-60
rc/base/advanced 56/1 13W8B5S14G8E7A Br3b6w2/A/R/P/Wg5/Sy4/G/E M2/K2/A1/C2 B07#0,M05@1+1W1B1E,D05@0+1B1S/B01#0,M17#1,D02@0+1W1S/B05#2,M14#0^0,M16#1^1,M20@2+1B1G,D09#0/B06@1+1W1B,M18#1,M06@2+1W1S,D10@2+1E/B09@2+2B1S,M09@2,D07@1+2B r/17/0/0+0/2B2S/Dbx_.P^.Dr^.G_.Dw_.Dyx_/001 y/5/0/0+0/3W1B1S2A/B_.Dgx_.W_.A^.Dwx_.Rx_/000 g/4/4/0+0/1B8S1A/S^.Dg_.R_.Ax_.Ex_.Px_/100 - turn
+ 0.336 -1.2 put W 1.2 ; put S 4.1 ; end
- 0.262 -2.1 die blue 6 ; take ; tile blue ; roll
- 0.232 -2.4 die white 2 ; take ; use 1 ; roll
- 0.223 -2.9 die red 3 ; take ; use 1 ; roll

3-11-80
rc/base/advanced 67/0 18W11B7S12G9E6A Br4b4/Ay5/R/P/W/S/Gw4/Eg5 M2/K2/A1/C2 B07#0,M05#1,D05#0/B01#0,M17#1,D02@0+1W1S1A/B05#2,M14#0^0,M16#1^1,M20@2+1B1G,D09#0/B06#1^2,M18#1,M06@2+1W1S,D10#2/B09#2,M09@2+2S,D07@1+2B1G r/21/1/0+0/4B2S/Dbx_.P^.Dr^.G_.Dw_.Dyx_/001 y/13/0/0+0/1B1G1E3A/B_.Dgx_.W_.A^.Dwx_.Rx_/000 g/16/1/0+0/1B7S/S^.Dg_.R_.Ax_.Ex_.Px_/000 - end
+ 0.736 2.5 end
- 0.657 1.5 reroll 8
- 0.649 1.9 rubles ; end
- 0.641 1.5 reroll 2

2-12-22
rc/base/basic 23/0 12W15B16S12G9E9A Er6/S/A/R/Gb6/Bg1w4/P/Wy4 C3/A2/M3/K1 B10@0+1W1G,M05@1,D09@0+1W/B03@0+1W1B,M20@1+1B1G,D06@0+1W/B04@1+1S,M14@1,D05.Dg/B07@1+1B1S,M18@0+1B,D07@1 r/2/7/0+1/4W/P_.R^.-.W^.B_.Dr_/121 y/2/0/0+0/1B2S1G1E1A/S^.A_.Q^.E_.Db_.G_/121 - turn
+ 0.679 2.8 die blue 6 ; take ; use 2 ; buy E ; use 2 ; buy S ; use 2 ; buy B ; tile blue ; amount 1 ; roll
+ 0.677 2.8 die blue 6 ; take ; use 2 ; buy E ; use 2 ; buy S ; use 2 ; buy B ; roll
+ 0.674 2.7 die blue 6 ; take ; use 2 ; buy E ; use 2 ; buy S ; use 2 ; buy B ; tile blue ; amount 2 ; roll
- 0.593 1.7 claim 3.3 ; slot green ; face up ; amount 2
`);
